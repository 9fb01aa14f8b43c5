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

/** Why a bulk action skips an order. */
export type PassedWhy =
  | "not_to_confirm"
  | "needs_attention"
  | "not_to_pack"
  | "partly_sent"
  | "not_on_way"
  | "not_owed"
  | "not_delivered";

/** Undefined if staff can confirm the order now. */
export function whyNotConfirm(order: BulkOrder): PassedWhy | undefined {
  return awaitsConfirmation(order) ? undefined : "not_to_confirm";
}

/** Undefined if the order's parcel can leave now, apart from its lots. */
export function whyNotShip(order: BulkOrder): PassedWhy | undefined {
  const { status, needsAttention } = order;
  if (status !== "confirmed" && status !== "processing") return "not_to_pack";
  // A pasted sheet has one number per order, and cannot name a parcel.
  if (isPartlySent(order)) return "partly_sent";
  return needsAttention === null ? undefined : "needs_attention";
}

/** Undefined if the order can be marked as delivered now. */
export function whyNotDeliver(order: BulkOrder): PassedWhy | undefined {
  if (canMove(order.status, "delivered", isPartlySent(order))) return undefined;
  return isPartlySent(order) ? "partly_sent" : "not_on_way";
}

/** Undefined for a delivered order that can be closed now. */
export function whyNotArchive(order: BulkOrder): PassedWhy | undefined {
  return canMove(order.status, "completed", isPartlySent(order)) ? undefined : "not_delivered";
}
