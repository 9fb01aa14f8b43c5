import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { knownFor } from "../queries/named-parcels.server.ts";
import { placeLines } from "../rules/place-lines.ts";
import { sumLines } from "../rules/sum-lines.ts";
import { remittanceDrafts, remittanceFiles, remittanceLines } from "../tables.server.ts";
import { lockCash } from "./lock-cash.server.ts";
import { payMatched } from "./pay-matched.server.ts";
import { writeDifferences } from "./write-differences.server.ts";

/**
 * Saves a courier's file: its lines find their parcels, exactly matching orders are recorded as
 * paid, and differences wait for staff. Returns the file's id.
 */
export async function saveRemittance(
  ctx: Ctx,
  draftId: string,
): Promise<Result<string, Refusal<"forbidden" | "not_found" | "known_file">>> {
  if (!may(ctx.actor, "orders:fulfil")) return refuse("forbidden");
  const saved = await inTransaction(ctx, async (tx) => {
    await lockCash(tx);
    const { db, ids, now, actor } = tx;
    const [draft] = await db
      .delete(remittanceDrafts)
      .where(eq(remittanceDrafts.id, draftId))
      .returning();
    if (!draft) return refuse("not_found");
    const { carrier, fileName, digest, bad, lines } = draft;
    const id = ids.newId();
    const written = await db
      .insert(remittanceFiles)
      .values({ id, carrier, fileName, digest, bad, uploadedBy: actorId(actor), uploadedAt: now })
      .onConflictDoNothing()
      .returning({ id: remittanceFiles.id });
    if (written.length === 0) return refuse("known_file");
    const numbers = lines.map(({ tracking }) => tracking);
    const { named, known } = await knownFor(db, numbers);
    const placed = placeLines(lines, named, known, carrier);
    await db
      .insert(remittanceLines)
      .values(placed.map((line) => ({ ...line, id: ids.newId(), fileId: id })));
    await writeDifferences(tx);
    const { expected, collected, remitted } = sumLines(placed);
    await recordAudit(tx, {
      action: "remittance.saved",
      subject: { type: "remittance", id },
      after: { carrier, fileName, lines: lines.length, expected, collected, remitted },
    });
    return ok(id);
  });
  if (saved.ok) await payMatched(ctx);
  return saved;
}
