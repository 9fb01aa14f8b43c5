import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { paymentsCalled } from "../queries/payout-files.server.ts";
import { matchPayout, type MatchedLine } from "../rules/match-payout.ts";
import type { ProviderName } from "../rules/providers.ts";
import type { PayoutLine } from "../rules/read-payout.ts";
import { payments, payoutFiles, payoutLines } from "../tables.server.ts";
import { compareBooks } from "./compare-books.server.ts";

type PayoutFile = {
  provider: ProviderName;
  fileName: string;
  bytes: Uint8Array;
  lines: readonly PayoutLine[];
};

const AT_ONCE = 1_000;

/**
 * Stores a provider's payout file and compares it with the shop's books. Asks the provider at once
 * about an attempt that is unpaid here.
 */
export async function importPayout(
  ctx: Ctx,
  { provider, fileName, bytes, lines }: PayoutFile,
): Promise<
  Result<{ lines: number; odd: number }, Refusal<"forbidden" | "known_file" | "no_lines">>
> {
  if (!may(ctx.actor, "orders:refund")) return refuse("forbidden");
  if (lines.length === 0) return refuse("no_lines");
  return inTransaction(ctx, async (tx) => {
    const id = tx.ids.newId();
    const file = {
      id,
      provider,
      fileName: fileName.replaceAll(/\p{Cc}/gu, "").slice(-120) || "payout.csv",
      digest: createHash("sha256").update(bytes).digest("hex"),
      uploadedBy: actorId(tx.actor),
      uploadedAt: tx.now,
    };
    const written = await tx.db
      .insert(payoutFiles)
      .values(file)
      .onConflictDoNothing()
      .returning({ id: payoutFiles.id });
    if (written.length === 0) return refuse("known_file");
    const matched = await match(tx, provider, lines);
    for (let at = 0; at < matched.length; at += AT_ONCE) {
      const some = matched.slice(at, at + AT_ONCE);
      await tx.db
        .insert(payoutLines)
        .values(some.map((line) => ({ ...line, id: tx.ids.newId(), fileId: id })));
    }
    await askAfterUnpaid(tx, matched);
    await compareBooks(tx);
    const odd = matched.filter(({ verdict }) => verdict !== "matched" && verdict !== "back").length;
    await recordAudit(tx, {
      action: "payout_file.imported",
      subject: { type: "payout_file", id },
      after: { provider, fileName: file.fileName, lines: matched.length, odd },
    });
    return ok({ lines: matched.length, odd });
  });
}

/** Runs under locks on the payments, so that two concurrent files pay none of them out twice. */
async function match(
  { db }: Ctx,
  provider: ProviderName,
  lines: readonly PayoutLine[],
): Promise<MatchedLine[]> {
  const names = [...new Set(lines.map(({ reference }) => reference))];
  const named = await paymentsCalled(db, provider, names);
  const ids = named.map(({ id }) => id).toSorted();
  if (ids.length > 0) {
    await db
      .select({ id: payments.id })
      .from(payments)
      .where(inArray(payments.id, ids))
      .orderBy(payments.id)
      .for("update");
  }
  return matchPayout(lines, await paymentsCalled(db, provider, names));
}

async function askAfterUnpaid({ db, now }: Ctx, matched: readonly MatchedLine[]): Promise<void> {
  const ids = matched.flatMap(({ verdict, paymentId }) =>
    verdict === "unpaid" && paymentId ? [paymentId] : [],
  );
  if (ids.length === 0) return;
  await db.update(payments).set({ nextAskAt: now }).where(inArray(payments.id, ids));
}
