import { addMinutes } from "#app/lib/dates.ts";
import { CHANGE_NOTICE_HOURS, type BookingStatus } from "./booking-terms.ts";

type BookingTime = { status: BookingStatus; startsAt: Date };

/** The deadline until which a customer may move a booking, or cancel it at no cost. */
export function changeableUntil(startsAt: Date): Date {
  return addMinutes(startsAt, -CHANGE_NOTICE_HOURS * 60);
}

export function whyNotChange({ status, startsAt }: BookingTime, now: Date) {
  if (status !== "booked") return "not_booked" as const;
  return now > changeableUntil(startsAt) ? ("too_late" as const) : undefined;
}

/** The cost for the customer: nothing or, within the last day, the credit or the fee. */
export type CancelCost = "nothing" | "late";

/** They may cancel until it begins, even when it was booked at short notice. */
export function cancelCost({ startsAt }: Pick<BookingTime, "startsAt">, now: Date): CancelCost {
  return now > changeableUntil(startsAt) ? "late" : "nothing";
}

/** The customer and staff may cancel a booking until it begins. */
export function whyNotCancel({ status, startsAt }: BookingTime, now: Date) {
  if (status !== "booked") return "not_booked" as const;
  return now >= startsAt ? ("over" as const) : undefined;
}
