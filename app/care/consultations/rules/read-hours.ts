import type { Span, WeekSpan } from "./free-slots.ts";

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Before and after a break. */
export const PARTS = [1, 2] as const;

export const hoursField = (end: "from" | "to", weekday: number, part: number) =>
  `${end}-${weekday}-${part}`;

/** The minutes since midnight of a time field's text, such as `09:30`. */
export function readMinute(text: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

export function writeMinute(minute: number): string {
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

export type SpanProblem = "half" | "unreadable" | "backwards" | "overlaps";

/**
 * Reads two time fields as a span, nothing, or a problem. Midnight at the end of a day is 00:00.
 */
export function readSpan(from: string, to: string): Span | SpanProblem | undefined {
  if (!from.trim() && !to.trim()) return undefined;
  if (!from.trim() || !to.trim()) return "half";
  const fromMinute = readMinute(from);
  const end = readMinute(to);
  if (fromMinute === undefined || end === undefined) return "unreadable";
  const toMinute = end === 0 ? 24 * 60 : end;
  return fromMinute < toMinute ? { fromMinute, toMinute } : "backwards";
}

type ReadHours = { hours: WeekSpan[]; problems: Record<string, SpanProblem> };

/** The hours of a week from their form, with the problem of each field. */
export function readHours(texts: Readonly<Record<string, string>>): ReadHours {
  const read: ReadHours = { hours: [], problems: {} };
  for (const weekday of WEEKDAYS) {
    let ended = 0;
    for (const part of PARTS) {
      const field = hoursField("from", weekday, part);
      const span = readSpan(texts[field] ?? "", texts[hoursField("to", weekday, part)] ?? "");
      if (span === undefined) continue;
      if (typeof span === "string") read.problems[field] = span;
      else if (span.fromMinute < ended) read.problems[field] = "overlaps";
      else {
        ended = span.toMinute;
        read.hours.push({ weekday, ...span });
      }
    }
  }
  return read;
}

/** The texts that such a form shows for hours that are stored. */
export function writeHours(hours: readonly WeekSpan[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const weekday of WEEKDAYS) {
    const spans = hours
      .filter((one) => one.weekday === weekday)
      .toSorted((one, other) => one.fromMinute - other.fromMinute);
    for (const [index, span] of spans.entries()) {
      texts[hoursField("from", weekday, index + 1)] = writeMinute(span.fromMinute);
      texts[hoursField("to", weekday, index + 1)] = writeMinute(span.toMinute);
    }
  }
  return texts;
}
