import type { Agenda } from "./free-slots.ts";

/** Whether a doctor can be booked in the shop at all, full or not. */
export function takesBookings({ hours, otherDays }: Agenda): boolean {
  return hours.length > 0 || otherDays.some(({ span }) => span !== undefined);
}
