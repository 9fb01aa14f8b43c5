import { freeSlotAt, type Agenda, type TimeSpan } from "./free-slots.ts";
import { minutesOf } from "./minutes-of.ts";

/** What staff chose for the consultations of a deleted doctor, and the facts they saw. */
export type RemovalChoice = {
  coming: number;
  /** The new doctor, and how many times they were free for; undefined cancels all. */
  moveTo: { doctorId: string; fits: number } | undefined;
  /** The reason, for customers whose consultation is cancelled. */
  note: string;
};

/** The effect of deleting a doctor on bookings. */
export type ShownRemoval = {
  coming: { number: string; when: string }[];
  /** Other doctors, and for how many of these times each is free. */
  others: { id: string; name: string; fits: number }[];
};

/** A consultation goes to another doctor only at its own time. */
export function fitsInto(agenda: Agenda, booking: TimeSpan, now: Date): boolean {
  return freeSlotAt(agenda, booking.startsAt, minutesOf(booking), now) !== undefined;
}
