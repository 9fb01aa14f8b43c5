import type { OrderStatus } from "./order-terms.ts";

/** Why a move that staff may expect is not possible now. */
export type MoveProblem = "unsettled" | "has_left" | "part_left";

type Offer = { to: OrderStatus; problem?: MoveProblem };

/**
 * Moves by hand, the usual one first. A move with a problem is shown disabled. `refunded` is
 * missing, since only a refund leads there.
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
  // A parcel that left cannot be canceled. Staff remove the remaining units instead.
  if (isPartlySent) return [{ to: "shipped" }, { to: "cancelled", problem: "part_left" }];
  return moves[from];
}

/** Statuses that staff can choose. Orders start as pending, and a refund is a separate act. */
type MoveTarget = Exclude<OrderStatus, "pending" | "refunded">;

export function canMove(
  from: OrderStatus,
  to: OrderStatus,
  isPartlySent = false,
): to is MoveTarget {
  return offeredMoves(from, isPartlySent).some((offer) => offer.to === to && !offer.problem);
}
