import type { OrderStatus } from "./order-terms.ts";

/** Why a move that staff might look for can't be made now. */
export type MoveProblem = "unsettled" | "has_left" | "part_left";

type Offer = { to: OrderStatus; problem?: MoveProblem };

/**
 * The moves by hand, the usual one first; one with a problem is shown and can't be made. `refunded`
 * is missing: only a refund leads there.
 */
const moves: Record<OrderStatus, readonly Offer[]> = {
  pending: [{ to: "processing", problem: "unsettled" }, { to: "cancelled" }],
  confirmed: [{ to: "processing" }, { to: "cancelled" }],
  processing: [{ to: "shipped" }, { to: "cancelled" }],
  shipped: [{ to: "delivered" }, { to: "cancelled", problem: "has_left" }],
  delivered: [{ to: "completed" }, { to: "cancelled", problem: "has_left" }],
  completed: [],
  cancelled: [],
  refunded: [],
};

export function offeredMoves(from: OrderStatus, isPartlySent = false): readonly Offer[] {
  // What has left can't be cancelled, so what is to come is taken out of the order instead.
  if (isPartlySent) return [{ to: "shipped" }, { to: "cancelled", problem: "part_left" }];
  return moves[from];
}

/** What staff can move an order to; orders begin as pending, and a refund is an act of its own. */
type MoveTarget = Exclude<OrderStatus, "pending" | "refunded">;

export function canMove(
  from: OrderStatus,
  to: OrderStatus,
  isPartlySent = false,
): to is MoveTarget {
  return offeredMoves(from, isPartlySent).some((offer) => offer.to === to && !offer.problem);
}
