import { plusDays, type Day } from "../rules/days.ts";
import { calendarTexts as say } from "../texts/mail.ts";

type CalendarDay = { planId: string; day: Day };

/** A subscribed calendar (RFC 5545) of all-day entries that do not say what they are about. */
export function courseCalendar(entries: readonly CalendarDay[], writtenAt: Date): string {
  const stamp = `${writtenAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Reminders//EN",
    `X-WR-CALNAME:${say.name}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...entries.flatMap(({ planId, day }) => [
      "BEGIN:VEVENT",
      `UID:${planId}-${day}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `DTEND;VALUE=DATE:${plusDays(day, 1).replaceAll("-", "")}`,
      `SUMMARY:${say.summary}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
