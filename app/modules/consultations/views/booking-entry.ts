import { bookingMail as say } from "../texts/mail.ts";
import type { Channel } from "../rules/booking-terms.ts";
import { lengthWords } from "./booking-words.ts";
import type { CalendarEntry } from "./calendar-file.ts";
import { minutesOf } from "../rules/minutes-of.ts";

type Booked = {
  id: string;
  number: string;
  doctorName: string;
  startsAt: Date;
  endsAt: Date;
  channel: Channel;
  moves: number;
};

/** A booking in its customer's calendar; a moved one takes the place of what was there. */
export function bookingEntry(booking: Booked, appUrl: string, now: Date): CalendarEntry {
  const { id, number, doctorName, startsAt, endsAt, channel, moves } = booking;
  return {
    uid: `${id}@project-me`,
    sequence: moves,
    startsAt,
    endsAt,
    writtenAt: now,
    summary: say.calendarSummary(doctorName),
    description: say.calendarText(number, lengthWords(minutesOf(booking), channel)),
    url: `${appUrl}/consultation/booking/${id}`,
  };
}
