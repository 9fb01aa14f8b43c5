import { paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { asRow } from "#app/platform/database/json.server.ts";
import { jobSpecs } from "#app/platform/jobs/enqueue.server.ts";
import type { GatewayEvent } from "../../gateways/gateway.ts";
import type { ReadAttempt } from "./read-attempt.server.ts";

export type Message = { gateway: string; event: GatewayEvent; payload: unknown };

/**
 * A payment with all rows written along with it and the conditions that must still be true then, in
 * the shape that `settle_payment` reads (`db/functions/settle-payment.sql`).
 */
export function composeSettlement(
  { actor, now, ids }: Ctx,
  { gateway, event, payload }: Message,
  { id, status, orderId, cartId, orderStatus, paymentStatus, paymentMethod }: ReadAttempt,
) {
  const { eventId, type, reference, amount, currency } = event;
  return {
    now,
    actor: { kind: actor.kind, id: actorId(actor) },
    event: {
      ...asRow({ id: ids.newId(), gateway, eventId, type, reference, amount, currency }),
      payload,
    },
    payment_id: id,
    attempt_status: status,
    order_id: orderId,
    cart_id: cartId,
    payment_status: paymentStatus,
    audit: [
      {
        id: ids.newId(),
        action: "order.status",
        before: { status: orderStatus },
        after: { status: "confirmed" },
      },
      {
        id: ids.newId(),
        action: "order.payment",
        before: { paymentStatus },
        after: { paymentStatus: "paid" },
      },
    ],
    empties_cart: cartId !== null && paysOnline(paymentMethod),
    jobs: jobSpecs([{ task: "order.paid", payload: { orderId, late: false } }]),
  };
}
