import { ok, refuse, type Result } from "#app/lib/result.ts";
import { lockCart } from "#app/selling/cart/commands/lock-cart.server.ts";
import { lockLevels } from "#app/goods/catalog/queries/stock.server.ts";
import { lockApprovals } from "#app/selling/clearance/commands/lock-approvals.server.ts";
import { lockConcession } from "#app/selling/concessions/commands/lock-concession.server.ts";
import { lockCredit } from "#app/selling/credit/commands/lock-credit.server.ts";
import { lockDiscounts } from "#app/selling/discounts/queries.server.ts";
import { endOtherUnpaidOrders } from "#app/selling/orders/commands/end-other-unpaid-orders.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { lockReserver } from "#app/selling/orders/commands/lock-reserver.server.ts";
import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import { markOrderPaid } from "#app/selling/orders/commands/mark-order-paid.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { decideOrder, decidePrice, type DecidedPrice } from "../../rules/decide-order.ts";
import { reserverFor } from "../../rules/reserver-for.ts";
import {
  placedBefore,
  type Checkout,
  type PlacedOrder,
  type PlaceRefusal,
} from "../../rules/placing.ts";
import { readCheckout, type ReadCheckout } from "../../queries/read-checkout.server.ts";
import { writePlacement } from "./write-placement.server.ts";

/**
 * Places an order step by step in the caller's transaction: if it replaces unpaid orders, if it is
 * free and settled at once, or if concurrent orders won several times.
 */
export async function placeUnderLocks(
  tx: Ctx,
  checkout: Checkout,
): Promise<Result<PlacedOrder, PlaceRefusal>> {
  const found = await readCheckout(tx, checkout);
  if (!found) return refuse("empty_cart");
  await lockCart(tx, found.cartId);
  const before = await readCheckout(tx, checkout);
  if (!before) return refuse("empty_cart");
  const earlier = placedBefore(before);
  if (earlier) return ok(earlier);
  const priced = decidePrice(before, { ...checkout, now: tx.now });
  if (!priced.ok) return priced;
  await makeRoom(tx, checkout, before, priced.value);

  const read = await readCheckout(tx, checkout);
  if (!read) return refuse("empty_cart");
  const decided = decideOrder(read, { ...checkout, now: tx.now });
  if (!decided.ok) return decided;
  const written = await writePlacement(tx, checkout, read, decided.value);
  if (written === "outdated")
    throw new Error("what an order was placed on changed under its locks");
  if (written.ok && decided.value.due === 0) await payNothing(tx, written.value.order.id);
  return written;
}

/**
 * Ends the unpaid orders that the new one replaces, which frees their code and units, and locks the
 * rows that the new order needs.
 */
async function makeRoom(
  tx: Ctx,
  { form, address }: Checkout,
  read: ReadCheckout,
  { due: total, uses, statutory }: DecidedPrice,
): Promise<void> {
  const { cartId, lines, code, unpaid } = read;
  const reserver = reserverFor({ form, address, total, ...read });
  if (reserver) await lockReserver(tx, reserver);
  const productIds = lines.map((line) => line.productId);
  const discountId = code?.discount.id ?? null;
  const also = reserver?.kind === "guest_online" ? unpaid.elsewhere : [];
  const approvalIds = uses.map(({ approvalId }) => approvalId);
  const creditId = read.credit?.accountId ?? null;
  await endOtherUnpaidOrders(tx, cartId, { also, productIds, discountId, creditId, approvalIds });
  await lockDiscounts(tx.db, [discountId]);
  if (read.credit) await lockCredit(tx.db, [read.credit.accountId]);
  if (statutory) await lockConcession(tx.db, statutory.held.id);
  await lockApprovals(tx.db, { approvalIds });
  await lockLevels(tx.db, productIds);
}

/** An order that a code or credit pays is settled at once, since no gateway takes zero. */
async function payNothing(ctx: Ctx, orderId: string): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (!order || dueOf(order) !== 0) throw new Error("this order has something to pay");
  await markOrderPaid(ctx, order);
}
