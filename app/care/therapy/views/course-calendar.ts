import { plusDays, type Day } from "../rules/days.ts";
import { calendarTexts as say } from "../texts/mail.ts";

type Entry = { planId: string; day: Day };

/** A subscribed calendar (RFC 5545) of whole days, which say nothing of what they are about. */
export function courseCalendar(entries: readonly Entry[], writtenAt: Date): string {
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
