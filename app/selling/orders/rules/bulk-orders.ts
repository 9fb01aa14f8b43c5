import { awaitsConfirmation } from "./confirmation.ts";
import { isPartlySent } from "./parcels.ts";
import { canMove } from "./transitions.ts";
import type { OrderStatus, PaymentStatus } from "./order-terms.ts";

type BulkOrder = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
  parcelsSent: number;
};

/** Why one of several orders is passed over. */
export type PassedWhy =
  | "not_to_confirm"
  | "needs_attention"
  | "not_to_pack"
  | "partly_sent"
  | "not_on_way"
  | "not_owed"
  | "not_delivered";

/** Undefined for an order that staff can confirm now. */
export function whyNotConfirm(order: BulkOrder): PassedWhy | undefined {
  return awaitsConfirmation(order) ? undefined : "not_to_confirm";
}

/** Undefined for an order whose parcel can leave now, as far as its lots allow. */
export function whyNotShip(order: BulkOrder): PassedWhy | undefined {
  const { status, needsAttention } = order;
  if (status !== "confirmed" && status !== "processing") return "not_to_pack";
  // A pasted sheet has one number for an order, and says nothing of which part it is for.
  if (isPartlySent(order)) return "partly_sent";
  return needsAttention === null ? undefined : "needs_attention";
}

/** Undefined for an order that can be marked as delivered now. */
export function whyNotDeliver(order: BulkOrder): PassedWhy | undefined {
  if (canMove(order.status, "delivered", isPartlySent(order))) return undefined;
  return isPartlySent(order) ? "partly_sent" : "not_on_way";
}

/** Undefined for a delivered order that can be closed now. */
export function whyNotArchive(order: BulkOrder): PassedWhy | undefined {
  return canMove(order.status, "completed", isPartlySent(order)) ? undefined : "not_delivered";
}
