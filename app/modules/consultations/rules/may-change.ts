import { addMinutes } from "#app/lib/dates.ts";
import { CHANGE_NOTICE_HOURS } from "./booking-terms.ts";
import type { BookingStatus } from "./booking-terms.ts";

type Booked = { status: BookingStatus; startsAt: Date };

/** Until when its customer may move or cancel a booking. */
export function changeableUntil(startsAt: Date): Date {
  return addMinutes(startsAt, -CHANGE_NOTICE_HOURS * 60);
}

/** Why its customer may not move or cancel a booking now; undefined where she may. */
export function whyNotChange({ status, startsAt }: Booked, now: Date) {
  if (status !== "booked") return "not_booked" as const;
  return now > changeableUntil(startsAt) ? ("too_late" as const) : undefined;
}

/** Staff may cancel until it begins; what is over has happened. */
export function whyNotCancelByStaff({ status, startsAt }: Booked, now: Date) {
  if (status !== "booked") return "not_booked" as const;
  return now >= startsAt ? ("over" as const) : undefined;
}
