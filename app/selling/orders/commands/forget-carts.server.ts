import { asc, inArray } from "drizzle-orm";
import { forgetHolders } from "#app/selling/discounts/commands/forget-holders.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";

/** Clears references to carts that this transaction removes. The caller has locked them. */
export async function forgetCarts(ctx: Ctx, cartIds: readonly string[]): Promise<void> {
  const found = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.cartId, [...cartIds]))
    .orderBy(asc(orders.id))
    .for("update");
  if (found.length === 0) return;
  const ids = found.map((order) => order.id);
  await ctx.db.update(orders).set({ cartId: null }).where(inArray(orders.id, ids));
  await forgetHolders(ctx, cartIds);
}
