import { freeSlotAt, type Agenda, type Taken } from "./free-slots.ts";
import { minutesOf } from "./minutes-of.ts";

/** What becomes of the consultations of a doctor who is taken out, as staff read it and chose. */
export type RemovalChoice = {
  /** How many were to come. */
  coming: number;
  /** Whom they go to, and how many of them that doctor was free for; without it all are cancelled. */
  moveTo: { doctorId: string; fits: number } | undefined;
  /** Why, for those whose consultation is cancelled. */
  note: string;
};

/** What taking a doctor out would mean for what is booked. */
export type ShownRemoval = {
  coming: { number: string; when: string }[];
  /** Other doctors, and for how many of these times each is free. */
  others: { id: string; name: string; fits: number }[];
};

/** A consultation goes to another doctor only at its own time. */
export function fitsInto(agenda: Agenda, booking: Taken, now: Date): boolean {
  return freeSlotAt(agenda, booking.startsAt, minutesOf(booking), now) !== undefined;
}
