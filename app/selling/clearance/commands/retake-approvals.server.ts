import { and, eq, isNotNull, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { clearanceApprovals, clearanceUses } from "../tables.server.ts";
import { lockApprovals } from "./lock-approvals.server.ts";

/**
 * Takes the units again when a late payment revives an order. They were approved when the order was
 * placed, so only a withdrawn approval or missing units refuse it, not the dates. Call it inside
 * the order's transaction, before stock is locked.
 */
export async function retakeApprovals(
  ctx: Ctx,
  orderId: string,
): Promise<Result<undefined, Refusal<"approval_gone">>> {
  const approvals = await lockApprovals(ctx.db, { orderIds: [orderId] });
  if (approvals.length === 0) return ok(undefined);
  const uses = await ctx.db
    .select()
    .from(clearanceUses)
    .where(and(eq(clearanceUses.orderId, orderId), isNotNull(clearanceUses.releasedAt)));
  const byId = new Map(approvals.map((approval) => [approval.id, approval]));
  const isFree = ({ approvalId, units }: (typeof uses)[number]) => {
    const approval = byId.get(approvalId);
    return approval?.endedAt === null && approval.units - approval.usedUnits >= units;
  };
  if (!uses.every(isFree)) return refuse("approval_gone");
  for (const { id, approvalId, units } of uses) {
    await ctx.db.update(clearanceUses).set({ releasedAt: null }).where(eq(clearanceUses.id, id));
    await ctx.db
      .update(clearanceApprovals)
      .set({ usedUnits: sql`${clearanceApprovals.usedUnits} + ${units}` })
      .where(eq(clearanceApprovals.id, approvalId));
  }
  return ok(undefined);
}
