import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { clearanceApprovals, clearanceUses } from "../tables.server.ts";
import { lockApprovals } from "./lock-approvals.server.ts";

/**
 * Returns the units of an ended order to its approvals. A second call does nothing. Call it inside
 * the order's transaction, before stock is locked.
 */
export async function releaseApprovals(ctx: Ctx, orderId: string): Promise<void> {
  const locked = await lockApprovals(ctx.db, { orderIds: [orderId] });
  if (locked.length === 0) return;
  const released = await ctx.db
    .update(clearanceUses)
    .set({ releasedAt: ctx.now })
    .where(and(eq(clearanceUses.orderId, orderId), isNull(clearanceUses.releasedAt)))
    .returning({ approvalId: clearanceUses.approvalId, units: clearanceUses.units });
  for (const { approvalId, units } of released) {
    await ctx.db
      .update(clearanceApprovals)
      .set({ usedUnits: sql`${clearanceApprovals.usedUnits} - ${units}` })
      .where(eq(clearanceApprovals.id, approvalId));
  }
}
