import { takeBought } from "#app/modules/cart/commands/take-bought.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { boughtLines } from "../queries/lines.server.ts";

type Ordered = { id: string; cartId: string | null; discountCode: string | null };

/**
 * Takes what an order holds out of the cart it came from, once it is certain: when it is paid, or
 * at once when it is paid by transfer or at the door. The caller holds the cart.
 */
export async function emptyCartOfOrder(ctx: Ctx, order: Ordered): Promise<void> {
  if (!order.cartId) return;
  const lines = await boughtLines(ctx.db, order.id);
  await takeBought(ctx, order.cartId, lines, order.discountCode);
}
