import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { emptyCartOfOrder } from "#app/modules/orders/commands/empty-cart-of-order.server.ts";
import type { WrittenOrder } from "#app/modules/orders/commands/write-order.server.ts";
import type { LinkedOrder } from "#app/modules/orders/rules/order-link.ts";
import { paysOnline } from "#app/modules/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueueAll, type PlannedJob } from "#app/platform/jobs/enqueue.server.ts";
import type { CheckoutInput } from "../../input.ts";
import { decideCheckout } from "./decide-checkout.server.ts";
import { notePlacement } from "./note-placement.server.ts";
import { openPayment } from "./open-payment.server.ts";
import { readCheckout } from "./read-checkout.server.ts";
import { recordOrderConsents } from "./record-order-consents.server.ts";
import { replaceUnpaidOrders } from "./replace-unpaid-orders.server.ts";
import { writeCheckout, type WriteRefusal } from "./write-checkout.server.ts";

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

export type PlaceRefusal = WriteRefusal | Refusal<"method_unavailable">;

/**
 * Turns the caller's cart into a pending order and reserves its units. Everything the order needs
 * is written in one transaction; the browser's word is taken for nothing but the address. The
 * cart's token is the authorisation.
 */
export async function placeOrder(ctx: Ctx, input: Checkout): Promise<Result<Placed, PlaceRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const read = await readCheckout(tx, input);
    if (!read) return refuse("empty_cart");
    const { cartId, earlier, bodyHash } = read;
    if (earlier?.binding) return ok(earlier);
    if (earlier?.open && earlier.bodyHash === bodyHash) return ok(earlier);

    const decided = await decideCheckout(tx, input, read);
    if (!decided.ok) return decided;
    const { totals, acknowledged } = decided.value;
    const reserver = await replaceUnpaidOrders(tx, input, read, decided.value);
    const { form, key } = input;
    const written = await writeCheckout(tx, { form, read, decided: decided.value, reserver });
    if (!written.ok) return written;
    const { order, usedCode } = written.value;
    await Promise.all([
      recordOrderConsents(tx, order.id, read.legal, acknowledged),
      notePlacement(tx, { cartId, key, bodyHash, orderId: order.id }),
      enqueueAll(tx.db, whatFollows(order)),
    ]);
    const { paymentMethod: method } = form;
    await openPayment(tx, order, { method, total: totals.total });
    const online = paysOnline(method);
    if (!online) await emptyCartOfOrder(tx, { id: order.id, cartId, discountCode: usedCode });
    const { id, accessIssue } = order;
    return ok({ order: { id, accessIssue }, binding: totals.total === 0 || !online });
  });
}

function whatFollows({ id: orderId, expiresAt }: WrittenOrder): PlannedJob[] {
  const placed = { task: "order.placed", payload: { orderId } } as const;
  if (!expiresAt) return [placed];
  return [placed, { task: "orders.expire", payload: { orderId }, options: { runAt: expiresAt } }];
}
