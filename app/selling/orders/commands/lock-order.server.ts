import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";

export type LockedOrder = typeof orders.$inferSelect;

/**
 * The order as it is now, locked until the transaction ends. Its key never changes, so rows that
 * only point at it don't wait: a recall has its lots before it writes the orders they went to.
 */
export async function lockOrder(ctx: Ctx, orderId: string): Promise<LockedOrder | undefined> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("no key update");
  return order;
}
