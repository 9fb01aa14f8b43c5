import type { OrderStatus } from "./order-terms.ts";

/**
 * Where a mistake can be set right, against the usual order. None touches money or stock: a parcel
 * that left stays sent, and what was paid stays paid.
 */
const CORRECTIONS: Partial<Record<OrderStatus, "confirmed" | "shipped" | "delivered">> = {
  processing: "confirmed",
  delivered: "shipped",
  completed: "delivered",
};

/**
 * The status that an order goes back to when the one it has was set by mistake; none while a part
 * of it has left, which was packed for certain.
 */
export function correctionOf(from: OrderStatus, isPartlySent = false) {
  return isPartlySent ? undefined : CORRECTIONS[from];
}

/** Of the reason, in characters: enough to say something, and what a history can show. */
export const REASON_LENGTH = { least: 10, most: 500 } as const;
