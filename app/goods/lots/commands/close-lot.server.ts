import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lots } from "../tables.server.ts";
import { lockLot } from "./lock-lot.server.ts";

type CloseLotRefusal = Refusal<"forbidden" | "not_found" | "not_open">;

/** Stops packing from a lot. Staff must give a reason. */
export async function closeLot(
  ctx: Ctx,
  { lotId, why }: { lotId: string; why: string },
): Promise<Result<undefined, CloseLotRefusal>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const lot = await lockLot(tx, lotId);
    if (!lot) return refuse("not_found");
    if (lot.openedAt === null || lot.closedAt !== null) return refuse("not_open");
    const closed = { closedAt: tx.now, closedWhy: why };
    await tx.db.update(lots).set(closed).where(eq(lots.id, lotId));
    const subject = { type: "lot", id: lotId };
    const [before, after] = [{ isOpen: true }, { isOpen: false }];
    await recordAudit(tx, { action: "lot.closed", subject, before, after, reason: why });
    return ok(undefined);
  });
}
