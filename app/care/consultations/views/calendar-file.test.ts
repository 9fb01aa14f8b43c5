import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const entry = {
  uid: "b1@project-me",
  sequence: 2,
  startsAt: new Date("2026-11-23T01:00:00Z"),
  endsAt: new Date("2026-11-23T01:45:00Z"),
  writtenAt: new Date("2026-11-21T02:00:00.123Z"),
  summary: "Consultation with Maria Santos, MD",
  description: "Bring: medicines; results.\nC-26-000045",
  url: "https://shop.example/consultation/booking/b1",
};

/** Reads a file like a calendar program. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll("\r\n ", "").split("\r\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(":");
      const text = line
        .slice(at + 1)
        .replaceAll(/\\(n|.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
      return [line.slice(0, at), text];
    }),
  );
}

test("an entry has its time in UTC, and ends as it began", () => {
  const file = calendarFile(entry);
  expect(Object.fromEntries(read(file))).toMatchObject({
    UID: "b1@project-me",
    SEQUENCE: "2",
    DTSTAMP: "20261121T020000Z",
    DTSTART: "20261123T010000Z",
    DTEND: "20261123T014500Z",
    SUMMARY: entry.summary,
    DESCRIPTION: entry.description,
    URL: entry.url,
  });
  expect(file).toContain(String.raw`SUMMARY:Consultation with Maria Santos\, MD`);
  expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
  expect(file.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
});

test("whatever a text holds, no line is longer than 75 bytes and the text comes back", () => {
  const texts = fc.string({ unit: "binary", maxLength: 400 }).filter((text) => !/\r/.test(text));
  fc.assert(
    fc.property(texts, (summary) => {
      const file = calendarFile({ ...entry, summary });
      expect(file.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(read(file).get("SUMMARY")).toBe(summary);
    }),
  );
});
