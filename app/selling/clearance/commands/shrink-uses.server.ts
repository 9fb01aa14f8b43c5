import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { clearanceApprovals, clearanceUses } from "../tables.server.ts";
import { lockApprovals } from "./lock-approvals.server.ts";

/**
 * Returns units to the approvals of an order that now has fewer. Never takes more units, since a
 * change cannot add products that need an approval. Call it inside the order's transaction, before
 * stock is locked.
 *
 * @param units the order's quantity of each product; a missing product has none
 */
export async function shrinkUses(
  ctx: Ctx,
  orderId: string,
  units: ReadonlyMap<string, number>,
): Promise<void> {
  const approvals = await lockApprovals(ctx.db, { orderIds: [orderId] });
  if (approvals.length === 0) return;
  const uses = await ctx.db
    .select()
    .from(clearanceUses)
    .where(and(eq(clearanceUses.orderId, orderId), isNull(clearanceUses.releasedAt)));
  for (const use of uses) {
    const approval = approvals.find(({ id }) => id === use.approvalId);
    const left = units.get(approval?.productId ?? "") ?? 0;
    if (left >= use.units) continue;
    const now = left === 0 ? { releasedAt: ctx.now } : { units: left };
    await ctx.db.update(clearanceUses).set(now).where(eq(clearanceUses.id, use.id));
    await ctx.db
      .update(clearanceApprovals)
      .set({ usedUnits: sql`${clearanceApprovals.usedUnits} - ${use.units - left}` })
      .where(eq(clearanceApprovals.id, use.approvalId));
  }
}
