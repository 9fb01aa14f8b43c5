import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { openCart } from "#app/selling/cart/commands/open-cart.server.ts";
import { cartLines } from "#app/selling/cart/queries.server.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findOrderByToken } from "../queries/find-order.server.ts";
import { boughtLines } from "../queries/lines.server.ts";
import { isPaid, mayOrderAgain, paysOnline } from "../rules/order-terms.ts";

export type RepeatedOrder = {
  /** The cart's token. It is new if the browser had no cart. */
  token: string;
  /** Items that are no longer available. */
  gone: string[];
  /** Items whose quantity is below the sum of cart and order. */
  capped: { name: string; quantity: number }[];
};

type OrderAgainRefusal =
  | Refusal<"not_found" | "not_over">
  | (Refusal<"all_gone"> & { gone: string[] });

/**
 * Adds the lines of an ended or arrived order to the caller's own cart, at today's prices and as
 * far as stock allows. Every holder of the receipt can read its lines, and so may buy them.
 */
export async function orderAgain(
  ctx: Ctx,
  input: { orderToken: string; cartToken: string | undefined },
): Promise<Result<RepeatedOrder, OrderAgainRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const order = await findOrderByToken(tx, input.orderToken);
    if (!order) return refuse("not_found");
    if (!mayOrderAgain(order.status)) return refuse("not_over");
    const { token, cartId } = await openCart(tx, input.cartToken);
    // An unpaid online order left its items in the cart, so only removed ones come back.
    const paid = !paysOnline(order.paymentMethod) || isPaid(order.paymentStatus);
    const left = order.cartId !== cartId || paid;
    const held = left ? [] : await cartLines(tx.db, cartId);
    const again: RepeatedOrder = { token, gone: [], capped: [] };
    const lines = await boughtLines(tx.db, order.id);
    for (const { productName: name, ...line } of lines) {
      const there = held.find((other) => itemKey(other) === itemKey(line))?.quantity ?? 0;
      const quantity = line.quantity - there;
      if (quantity <= 0) continue;
      const added = await addToCart(tx, { token, ...line, quantity });
      if (!added.ok) again.gone.push(name);
      else if (added.value.limitedBy) again.capped.push({ name, quantity: added.value.quantity });
    }
    if (again.gone.length === lines.length) return refuse("all_gone", { gone: again.gone });
    return ok(again);
  });
}
