import type { OrderStatus } from "./order-terms.ts";

/**
 * Corrections against the usual direction. None changes money or stock: a parcel that left stays
 * sent, and a payment stays.
 */
const CORRECTIONS: Partial<Record<OrderStatus, "confirmed" | "shipped" | "delivered">> = {
  processing: "confirmed",
  delivered: "shipped",
  completed: "delivered",
};

/**
 * The status to which a mistaken one can be reverted. Undefined while part of the order has left,
 * since that was certainly packed.
 */
export function correctionOf(from: OrderStatus, isPartlySent = false) {
  return isPartlySent ? undefined : CORRECTIONS[from];
}

/** Characters of the reason: enough to be useful, and short enough for a history. */
export const REASON_LENGTH = { least: 10, most: 500 } as const;
