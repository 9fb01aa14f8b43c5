/** Opening hours, in minutes since midnight in Manila. */
export type Hours = { opens: number; closes: number };

/** The hours of each weekday, Sunday first. A day without hours is closed. */
export type Week = readonly (readonly Hours[])[];

const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const DAY = "(sun|mon|tue|wed|thu|fri|sat)[a-z]*";
const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap]m)`;
const LINE = new RegExp(
  String.raw`^${DAY}(?:\s*[-–]\s*${DAY})?:?\s+${TIME}\s*[-–]\s*${TIME}$`,
  "i",
);

/**
 * Parses hours as people write them, one range a line: `Mon-Fri 9AM-6PM`. Undefined if a line is
 * invalid, so that no wrong hours are shown.
 */
export function readWeek(text: string): Week | undefined {
  const week: Hours[][] = DAYS.map(() => []);
  const lines = text.split("\n").map((line) => line.trim());
  for (const line of lines.filter((each) => each !== "")) {
    const read = readLine(line);
    if (!read) return undefined;
    for (const day of read.days) week[day]?.push(read.hours);
  }
  return week.map((ranges) => ranges.toSorted((a, b) => a.opens - b.opens));
}

function readLine(line: string): { days: number[]; hours: Hours } | undefined {
  const [, first, last, ...times] = LINE.exec(line) ?? [];
  if (!first) return undefined;
  const opens = minutesOf(times.slice(0, 3));
  // Closing at midnight means the end of the day, not its beginning.
  const closes = minutesOf(times.slice(3)) || 24 * 60;
  if (opens === undefined || !(opens < closes)) return undefined;
  return { days: daysOf(first, last ?? first), hours: { opens, closes } };
}

/** `Sat-Mon` continues into the next week. */
function daysOf(first: string, last: string): number[] {
  const from = DAYS.indexOf(first.toLowerCase());
  const count = (DAYS.indexOf(last.toLowerCase()) - from + 7) % 7;
  return Array.from({ length: count + 1 }, (_, step) => (from + step) % 7);
}

function minutesOf([hour, minute = "0", half]: (string | undefined)[]): number | undefined {
  if (Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return undefined;
  const afternoon = half?.toLowerCase() === "pm" ? 12 : 0;
  return ((Number(hour) % 12) + afternoon) * 60 + Number(minute);
}

const RANGE = new RegExp(String.raw`^${DAY}(?:\s*[-–]\s*${DAY})?$`, "i");

/** Parses `Mon-Wed, Sat` to numbers, Sunday 0. Undefined if a part is not a day. */
export function readWeekdays(text: string): number[] | undefined {
  const parts = text.split(/[,\n]/).map((part) => RANGE.exec(part.trim()));
  const days = parts.map((part) => part?.[1] && daysOf(part[1], part[2] ?? part[1]));
  if (!days.every((each) => typeof each === "object")) return undefined;
  return [...new Set(days.flat())].toSorted((a, b) => a - b);
}
