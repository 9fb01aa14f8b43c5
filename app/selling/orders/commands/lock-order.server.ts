import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";

export type LockedOrder = typeof orders.$inferSelect;

/**
 * The present order, locked until the transaction ends. Rows that only reference it do not wait,
 * since its key never changes: a recall locks its lots before it writes its orders.
 */
export async function lockOrder(ctx: Ctx, orderId: string): Promise<LockedOrder | undefined> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("no key update");
  return order;
}
