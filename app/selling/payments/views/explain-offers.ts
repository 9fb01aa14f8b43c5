import {
  PAYMENT_METHODS,
  paysOnline,
  type PaymentMethod,
} from "#app/selling/orders/rules/order-terms.ts";
import { hasBankAccount, type PaymentSettings } from "../rules/offered-methods.ts";

export type OfferState = "offered" | "up_to_limit" | "off" | "no_gateway" | "no_account";

/** For the owner: whether each method is offered now, and what it lacks if not. */
export function explainOffers(
  settings: PaymentSettings,
  gatewayEnabled: boolean,
): Record<PaymentMethod, OfferState> {
  const stateOf = (method: PaymentMethod): OfferState => {
    if (!settings[`pay_${method}`]) return "off";
    if (paysOnline(method)) return gatewayEnabled ? "offered" : "no_gateway";
    if (method === "bank") return hasBankAccount(settings) ? "offered" : "no_account";
    return "up_to_limit";
  };
  const states = PAYMENT_METHODS.map((method) => [method, stateOf(method)]);
  return Object.fromEntries(states) as Record<PaymentMethod, OfferState>;
}
