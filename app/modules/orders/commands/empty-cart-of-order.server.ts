import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type Ordered = { id: string; cartId: string | null; discountCode: string | null };

/**
 * Takes what an order holds out of the cart it came from, once it is certain: when it is paid, or
 * at once when it is paid by transfer or at the door. The caller holds the cart.
 */
export async function emptyCartOfOrder(ctx: Ctx, order: Ordered): Promise<void> {
  const { id, cartId, discountCode } = order;
  if (cartId) await ctx.db.execute(sql`select take_bought(${cartId}, ${id}, ${discountCode})`);
}
