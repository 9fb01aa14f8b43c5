import type { GatewayEvent } from "#app/selling/payments/gateways/gateway.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import type { PlacedOrder } from "./buyer.ts";

/** The gateway's message about an order that a buyer was sent on to pay. */
export function gatewayEvent(
  told: PlacedOrder,
  amount: number,
  type: GatewayEvent["type"] = "payment.paid",
): GatewayEvent {
  const eventId = `evt_${systemIds.newId()}`;
  return { eventId, type, reference: told.reference, amount, currency: "PHP", at: new Date() };
}
