import { and, asc, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliatePayoutLines as lines, affiliatePayouts } from "../tables.server.ts";
import { affiliatePayoutProofs as proofs } from "../tables/payout-proofs.server.ts";

/** Oldest first. */
export async function proofsOf(db: Db, payoutId: string) {
  return db
    .select({ id: proofs.id, lineId: proofs.lineId, addedAt: proofs.addedAt })
    .from(proofs)
    .where(eq(proofs.payoutId, payoutId))
    .orderBy(asc(proofs.addedAt), asc(proofs.id));
}

export const readStaffProof = (
  db: Db,
  store: FileStore,
  { payoutId, proofId }: { payoutId: string; proofId: string },
) => (isUuid(payoutId) ? read(db, store, proofId, eq(proofs.payoutId, payoutId)) : undefined);

/** An affiliate reads receipts of payments to them. One of a whole payout is for staff alone. */
export const readOwnProof = (
  db: Db,
  store: FileStore,
  { affiliateId, proofId }: { affiliateId: string; proofId: string },
) => read(db, store, proofId, eq(lines.affiliateId, affiliateId));

async function read(db: Db, store: FileStore, proofId: string, isTheirs: ReturnType<typeof eq>) {
  if (!isUuid(proofId)) return undefined;
  const [found] = await db
    .select({
      fileId: proofs.fileId,
      type: proofs.fileType,
      number: affiliatePayouts.number,
      code: affiliates.affiliateCode,
    })
    .from(proofs)
    .innerJoin(affiliatePayouts, eq(affiliatePayouts.id, proofs.payoutId))
    .leftJoin(lines, eq(lines.id, proofs.lineId))
    .leftJoin(affiliates, eq(affiliates.id, lines.affiliateId))
    .where(and(eq(proofs.id, proofId), isTheirs));
  const bytes = found && (await store.read(found.fileId));
  if (!found || !bytes) return undefined;
  const name = ["proof", found.number, found.code].filter((part) => part !== null).join("-");
  return { name, type: found.type, bytes };
}

/** The code of the affiliate whose line has the receipt; undefined for a whole payout. */
export async function codeOfLine(db: Db, lineId: string | null): Promise<string | undefined> {
  if (lineId === null) return undefined;
  const [found] = await db
    .select({ code: affiliates.affiliateCode })
    .from(lines)
    .innerJoin(affiliates, eq(affiliates.id, lines.affiliateId))
    .where(eq(lines.id, lineId));
  return found?.code;
}
