import { awaitsConfirmation } from "./confirmation.ts";
import type { OrderStatus, PaymentStatus } from "./order-terms.ts";

type Chosen = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
};

/** Why one of several orders is passed over. */
export type PassedWhy = "not_to_confirm" | "needs_attention" | "not_to_pack";

/** Undefined for an order that staff can confirm now. */
export function whyNotConfirm(order: Chosen): PassedWhy | undefined {
  return awaitsConfirmation(order) ? undefined : "not_to_confirm";
}

/** Undefined for an order whose parcel can leave now, as far as its lots allow. */
export function whyNotShip({ status, needsAttention }: Chosen): PassedWhy | undefined {
  if (status !== "confirmed" && status !== "processing") return "not_to_pack";
  return needsAttention === null ? undefined : "needs_attention";
}
