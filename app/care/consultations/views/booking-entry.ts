import { bookingMail as say } from "../texts/mail.ts";
import type { Channel } from "../rules/booking-terms.ts";
import { lengthWords, slotWords } from "./booking-words.ts";
import { ownTimeWords } from "./own-time.ts";
import type { CalendarEntry } from "./calendar-file.ts";
import { minutesOf } from "../rules/minutes-of.ts";

type BookingFacts = {
  id: string;
  number: string;
  doctorName: string;
  startsAt: Date;
  endsAt: Date;
  channel: Channel;
  moves: number;
  /** The time zone that the customer chose, named beside Manila time. */
  zone?: string | undefined;
};

/** A booking in its customer's calendar. A moved booking replaces the old entry. */
export function bookingEntry(booking: BookingFacts, appUrl: string, now: Date): CalendarEntry {
  const { id, number, doctorName, startsAt, endsAt, channel, moves, zone } = booking;
  const own = zone && ownTimeWords(booking, zone);
  const inManila = own ? [say.calendarTime(slotWords(booking)), own] : [];
  return {
    uid: `${id}@project-me`,
    sequence: moves,
    startsAt,
    endsAt,
    writtenAt: now,
    summary: say.calendarSummary(doctorName),
    description: [
      say.calendarText(number, lengthWords(minutesOf(booking), channel)),
      ...inManila,
    ].join("\n"),
    url: `${appUrl}/consultation/booking/${id}`,
  };
}
