import type { Agenda } from "./free-slots.ts";

/** A doctor can be booked in the shop at all, whether or not they are full. */
export function takesBookings({ hours, otherDays }: Agenda): boolean {
  return hours.length > 0 || otherDays.some(({ span }) => span !== undefined);
}
