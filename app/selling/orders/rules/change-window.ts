import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { UNCONFIRMED } from "./confirmation.ts";
import type { OrderStatus } from "./order-terms.ts";

/** How long after placing its buyer may change or cancel an order, paid or not. */
export const CHANGE_MINUTES = 120;

/**
 * Why a bank transfer needs a person after its buyer changed the order: no gateway sends it back.
 * Until somebody has, the buyer may go on changing.
 */
export const DIFFERENCE_BY_HAND =
  "Its buyer made it smaller after paying: pay the difference back.";

/** The same where staff made it smaller. */
export const STAFF_DIFFERENCE_BY_HAND =
  "Staff made it smaller after it was paid: pay the difference back.";

/** How long a buyer can pay what a change by staff costs more. */
export const STAFF_CHANGE_HOURS = 48;

export type ChangeRefusal = Refusal<"ended" | "packing" | "looked_into" | "too_late">;

/** What an order may need a person for while its buyer goes on changing it. */
const HARMLESS: readonly (string | null)[] = [
  null,
  UNCONFIRMED,
  DIFFERENCE_BY_HAND,
  STAFF_DIFFERENCE_BY_HAND,
];

export type ChangeableOrder = {
  status: OrderStatus;
  needsAttention: string | null;
  createdAt: Date;
};

/** Whether an order can still be changed at all, whatever the time. */
export function isOpenToChange({
  status,
  needsAttention,
}: Omit<ChangeableOrder, "createdAt">): boolean {
  const open = status === "pending" || status === "confirmed";
  return open && HARMLESS.includes(needsAttention);
}

/**
 * Whether the buyer of an order may change or cancel it now, and until when: for two hours, as long
 * as nobody has begun to pack it or looks into its money.
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
 * Whether the difference of a change can be paid now, and until when: a buyer's own change as long
 * as the order may be changed, one by staff until `staffUntil`.
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
 * Whether staff may change what an order has and where it goes: until its parcel has left, also
 * while it needs attention, since looking into it may be the reason.
 */
export function mayStaffChange({
  status,
}: Pick<ChangeableOrder, "status">): Result<undefined, Refusal<"ended" | "left">> {
  if (status === "cancelled" || status === "refunded") return refuse("ended");
  const isHere = status === "pending" || status === "confirmed" || status === "processing";
  return isHere ? ok(undefined) : refuse("left");
}
