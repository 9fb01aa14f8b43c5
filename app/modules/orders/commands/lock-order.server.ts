import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";

export type LockedOrder = typeof orders.$inferSelect;

/** The order as it is now, held until the transaction ends. */
export async function lockOrder(ctx: Ctx, orderId: string): Promise<LockedOrder | undefined> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order;
}
