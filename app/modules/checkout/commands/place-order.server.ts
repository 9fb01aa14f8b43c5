import { SHOP_CURRENCY } from "#app/lib/money.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { holdCart } from "#app/modules/cart/commands/hold-cart.server.ts";
import { cartLines } from "#app/modules/cart/queries.server.ts";
import { subtotalOf } from "#app/modules/cart/rules/price-cart.ts";
import { deliveryOf } from "#app/modules/catalog/rules/delivery-promise.ts";
import { reserveStock } from "#app/modules/catalog/commands/reserve-stock.server.ts";
import { currentLegalVersions } from "#app/modules/content/queries.server.ts";
import { buyerOf, quoteDiscount } from "#app/modules/discounts/queries.server.ts";
import { awaitConfirmation } from "#app/modules/orders/commands/await-confirmation.server.ts";
import { emptyCartOfOrder } from "#app/modules/orders/commands/empty-cart-of-order.server.ts";
import { endOtherUnpaidOrders } from "#app/modules/orders/commands/end-other-unpaid-orders.server.ts";
import { lockReserver } from "#app/modules/orders/commands/lock-reserver.server.ts";
import { writeOrder } from "#app/modules/orders/commands/write-order.server.ts";
import type { WrittenOrder } from "#app/modules/orders/commands/write-order.server.ts";
import { startedAgain } from "#app/modules/orders/queries/guest-reservations.server.ts";
import type { LinkedOrder } from "#app/modules/orders/rules/order-link.ts";
import { paysOnline } from "#app/modules/orders/rules/order-terms.ts";
import { openTransfer } from "#app/modules/payments/commands/open-transfer.server.ts";
import { offeredMethods } from "#app/modules/payments/rules/offered-methods.ts";
import { knownAddress } from "#app/modules/places/queries/known-address.server.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import type { PlannedJob } from "#app/platform/jobs/enqueue.server.ts";
import type { CheckoutInput } from "../input.ts";
import { findPlacement } from "../queries/find-placement.server.ts";
import { checkCart } from "../rules/check-cart.ts";
import type { CartRefusal } from "../rules/check-cart.ts";
import type { ReservationRefusal } from "../rules/judge-reservation.ts";
import { nameShortages } from "../views/name-shortages.ts";
import type { NamedShortage } from "../views/name-shortages.ts";
import { newItems, newOrder } from "../rules/compose-order.ts";
import { placementBody } from "../rules/placement-body.ts";
import { admitReserver } from "./admit-reserver.server.ts";
import { findReserver } from "./find-reserver.server.ts";
import { notePlacement } from "./note-placement.server.ts";
import { payNothing } from "./pay-nothing.server.ts";
import { recordOrderConsents } from "./record-order-consents.server.ts";
import { redeemCode } from "./redeem-code.server.ts";

export type Checkout = {
  cartToken: string | undefined;
  /** The form's key: the same key with the same body is answered once. */
  key: string;
  /** Centavos. */
  shownTotal: number;
  /** Whether anything can be paid online now. */
  gatewayEnabled: boolean;
  /** The network address it comes from, as a keyed hash. */
  address?: string;
  form: CheckoutInput;
};

export type Placed = {
  order: LinkedOrder;
  /** Nothing to do at a gateway: there is nothing to pay, or it is paid some other way. */
  binding: boolean;
};

export type PlaceRefusal =
  | CartRefusal
  | Refusal<"method_unavailable">
  | (ReservationRefusal & { online: boolean })
  | (Refusal<"out_of_stock"> & { shortages: NamedShortage[] });

/**
 * Turns the caller's cart into a pending order with its units set aside. Everything the order
 * needs is written in one transaction; the browser's word is taken for nothing but the address.
 * The cart's token is the authorisation: whoever holds it may order what is in it.
 */
export async function placeOrder(ctx: Ctx, input: Checkout): Promise<Result<Placed, PlaceRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const cart = await holdCart(tx, input.cartToken);
    if (!cart) return refuse("empty_cart");
    const { discountCode } = cart;
    const [lines, earlier, buyer, settings, legal, place] = await Promise.all([
      cartLines(tx.db, cart.id),
      findPlacement(tx.db, cart.id, input.key),
      buyerOf(tx, input.form.email),
      loadSettings(tx.db),
      currentLegalVersions(tx.db, tx.now),
      knownAddress(tx.db, input.form),
    ]);
    const bodyHash = hashToken(placementBody({ ...input, discountCode }, lines));
    if (earlier?.binding) return ok(earlier);
    if (earlier?.open && earlier.bodyHash === bodyHash) return ok(earlier);

    const asked = { subtotal: subtotalOf(lines), cartId: cart.id, buyer };
    const quote = discountCode
      ? await quoteDiscount(tx, { code: discountCode, ...asked })
      : undefined;
    const checked = checkCart(lines, {
      supervisionConfirmed: input.form.supervision === "yes",
      shownTotal: input.shownTotal,
      charges: chargesOf(settings),
      quote,
    });
    if (!checked.ok) return checked;
    const { totals, acknowledged } = checked.value;
    const { paymentMethod } = input.form;
    const offered = offeredMethods(settings, input.gatewayEnabled, totals.total);
    if (!offered.includes(paymentMethod)) return refuse("method_unavailable");
    const reserver = await findReserver(tx.db, input, buyer.customerId, totals.total);
    if (reserver) await lockReserver(tx, reserver);

    await endOtherUnpaidOrders(tx, cart.id, {
      also: reserver ? await startedAgain(tx.db, reserver) : [],
      productIds: lines.map((line) => line.productId),
      discountId: quote?.discount?.id ?? null,
    });
    const orderId = tx.ids.newId();
    const redeemed = await redeemCode(tx, { ...asked, quote, orderId, totals });
    if (!redeemed.ok) return redeemed;
    const order = await writeOrder(
      tx,
      newOrder({
        id: orderId,
        cartId: cart.id,
        customerId: buyer.customerId,
        form: input.form,
        place,
        totals,
        legal,
        acknowledged,
        discount: redeemed.value,
        now: tx.now,
        settings,
        delivery: deliveryOf(settings),
      }),
      newItems(lines, totals.discount),
    );
    const stocked = lines.filter((line) => line.kind !== "service");
    const reserved = await reserveStock(tx, orderId, stocked);
    if (!reserved.ok) {
      return refuse("out_of_stock", { shortages: nameShortages(lines, reserved.shortages) });
    }
    if (reserver) {
      const admitted = await admitReserver(tx, { orderId, reserver, lines: stocked, settings });
      if (!admitted.ok) return { ...admitted, online: offered.some(paysOnline) };
    }
    await Promise.all([
      recordOrderConsents(tx, orderId, legal, acknowledged),
      notePlacement(tx, { cartId: cart.id, key: input.key, bodyHash, orderId }),
      enqueueAll(tx.db, whatFollows(order)),
    ]);
    const nothingToPay = totals.total === 0;
    if (nothingToPay) await payNothing(tx, orderId);
    else if (paymentMethod === "bank") {
      const { total: totalAmount } = totals;
      await openTransfer(tx, { ...order, totalAmount, currency: SHOP_CURRENCY });
    } else if (paymentMethod === "cod") await awaitConfirmation(tx, order);
    const online = paysOnline(paymentMethod);
    if (!online) {
      const usedCode = redeemed.value?.code ?? null;
      await emptyCartOfOrder(tx, { id: orderId, cartId: cart.id, discountCode: usedCode });
    }
    const { accessIssue } = order;
    return ok({ order: { id: orderId, accessIssue }, binding: nothingToPay || !online });
  });
}

function whatFollows({ id: orderId, expiresAt }: WrittenOrder): PlannedJob[] {
  const placed = { task: "order.placed", payload: { orderId } } as const;
  if (!expiresAt) return [placed];
  return [placed, { task: "orders.expire", payload: { orderId }, options: { runAt: expiresAt } }];
}
