import { createHash } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { listCarriers } from "#app/goods/delivery/queries/carriers.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ReadRemittance } from "../rules/read-remittance.ts";
import { remittanceDrafts, remittanceFiles } from "../tables.server.ts";

type SentFile = { carrier: string; fileName: string; bytes: Uint8Array; read: ReadRemittance };

/** Staff wait while each line is compared and possibly recorded as paid. */
export const MOST_LINES = 1_000;

type Reason = "forbidden" | "no_carrier" | "known_file" | "no_lines" | "too_many";

/** Stores a courier's file as a draft for review. Returns the draft's id. */
export async function prepareRemittance(
  ctx: Ctx,
  { carrier, fileName, bytes, read }: SentFile,
): Promise<Result<string, Refusal<Reason>>> {
  if (!may(ctx.actor, "orders:fulfil")) return refuse("forbidden");
  if (read.lines.length === 0) return refuse("no_lines");
  if (read.lines.length > MOST_LINES) return refuse("too_many");
  const digest = createHash("sha256").update(bytes).digest("hex");
  return inTransaction(ctx, async ({ db, ids, now, actor }) => {
    const carriers = await listCarriers(db);
    if (!carriers.some(({ name }) => name === carrier)) return refuse("no_carrier");
    const [known] = await db
      .select({ id: remittanceFiles.id })
      .from(remittanceFiles)
      .where(eq(remittanceFiles.digest, digest));
    if (known) return refuse("known_file");
    await db.delete(remittanceDrafts).where(lt(remittanceDrafts.createdAt, addDays(now, -1)));
    const id = ids.newId();
    const name = fileName.replaceAll(/\p{Cc}/gu, "").slice(-120) || "remittance.csv";
    const by = { createdBy: actorId(actor), createdAt: now };
    await db
      .insert(remittanceDrafts)
      .values({ id, carrier, fileName: name, digest, ...read, ...by });
    return ok(id);
  });
}
