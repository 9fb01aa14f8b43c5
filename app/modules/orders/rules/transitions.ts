import type { OrderStatus } from "./order-terms.ts";

/** The legal moves by hand. `refunded` is missing: only a refund leads there. */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["cancelled"],
  confirmed: ["processing", "cancelled"],
  processing: ["shipped", "cancelled"],
  shipped: ["delivered"],
  delivered: ["completed"],
  completed: [],
  cancelled: [],
  refunded: [],
};

export function nextStatuses(from: OrderStatus): readonly OrderStatus[] {
  return moves[from];
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

/** What an order does to the units it set aside when it reaches a status. */
export function stockEffect(to: OrderStatus): "release" | "ship" | undefined {
  if (to === "cancelled") return "release";
  return to === "shipped" ? "ship" : undefined;
}
