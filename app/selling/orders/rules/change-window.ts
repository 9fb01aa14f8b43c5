import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { UNCONFIRMED } from "./confirmation.ts";
import type { OrderStatus } from "./order-terms.ts";

/** Minutes after placing in which the buyer may change or cancel an order, paid or not. */
export const CHANGE_MINUTES = 120;

/**
 * Staff must send a bank transfer back by hand, since no gateway does. In the meantime the buyer
 * may continue to change the order.
 */
export const DIFFERENCE_BY_HAND =
  "The buyer reduced the order after paying. Refund the difference.";

/** For a change by staff. */
export const STAFF_DIFFERENCE_BY_HAND =
  "Staff reduced the order after it was paid. Refund the difference.";

/** Hours in which a buyer can pay the difference of a change by staff. */
export const STAFF_CHANGE_HOURS = 48;

export type ChangeRefusal = Refusal<"ended" | "packing" | "looked_into" | "too_late">;

/** Open problems that do not stop the buyer from changing the order. */
const HARMLESS: readonly (string | null)[] = [
  null,
  UNCONFIRMED,
  DIFFERENCE_BY_HAND,
  STAFF_DIFFERENCE_BY_HAND,
  // Orders that were flagged before these words changed.
  "Its buyer made it smaller after paying: pay the difference back.",
  "Staff made it smaller after it was paid: pay the difference back.",
];

export type ChangeableOrder = {
  status: OrderStatus;
  needsAttention: string | null;
  createdAt: Date;
};

/** Ignores the time limit. */
export function isOpenToChange({
  status,
  needsAttention,
}: Omit<ChangeableOrder, "createdAt">): boolean {
  const open = status === "pending" || status === "confirmed";
  return open && HARMLESS.includes(needsAttention);
}

/**
 * Decides whether the buyer may change or cancel the order now, and returns the deadline: two hours
 * after placing, unless staff have begun to pack or are looking into the payment.
 */
export function mayChangeOrder(
  order: ChangeableOrder,
  now: Date,
): Result<{ until: Date }, ChangeRefusal> {
  const { status, createdAt } = order;
  if (status === "cancelled" || status === "refunded") return refuse("ended");
  if (status !== "pending" && status !== "confirmed") return refuse("packing");
  if (!isOpenToChange(order)) return refuse("looked_into");
  const until = addMinutes(createdAt, CHANGE_MINUTES);
  return now < until ? ok({ until }) : refuse("too_late");
}

/**
 * Decides whether the difference of a change can be paid now, and returns the deadline: that of the
 * change window for a buyer's change, `staffUntil` for a change by staff.
 */
export function mayPayDifference(
  order: ChangeableOrder,
  staffUntil: Date | null,
  now: Date,
): Result<{ until: Date }, ChangeRefusal> {
  if (staffUntil === null) return mayChangeOrder(order, now);
  if (!isOpenToChange(order)) return mayChangeOrder(order, order.createdAt);
  return now < staffUntil ? ok({ until: staffUntil }) : refuse("too_late");
}

/**
 * Staff may change the items and address until the parcel has left, even while the order needs
 * attention, since the problem may be the reason for the change.
 */
export function mayStaffChange({
  status,
}: Pick<ChangeableOrder, "status">): Result<undefined, Refusal<"ended" | "left">> {
  if (status === "cancelled" || status === "refunded") return refuse("ended");
  const isHere = status === "pending" || status === "confirmed" || status === "processing";
  return isHere ? ok(undefined) : refuse("left");
}
