import type { OtherDay, Span } from "../rules/free-slots.ts";
import { hoursField, PARTS, readSpan, WEEKDAYS, writeMinute } from "../rules/read-hours.ts";

/** Other hours, a day off, or as its weekday is again. */
export type DayChange = { kind: "hours"; span: Span } | { kind: "off" } | { kind: "usual" };

type Texts = Readonly<Record<string, string>>;
const OFF = "off";
const DASH = "–";
const COMMA = ", ";

export const weekdayField = (weekday: number) => `weekday-${weekday}`;

/** The hours of each weekday in one text, as two people compare them: `09:00–12:00, 13:00–17:00`. */
export function joinWeek(texts: Texts): Record<string, string> {
  return Object.fromEntries(
    WEEKDAYS.map((weekday) => {
      const parts = PARTS.map((part) => {
        const [from, to] = ends.map((end) => texts[hoursField(end, weekday, part)]?.trim() ?? "");
        return from || to ? `${from}${DASH}${to}` : "";
      });
      return [weekdayField(weekday), parts.filter(Boolean).join(COMMA)];
    }),
  );
}

/** The same as the form of the week shows it. */
export function splitWeek(texts: Texts): Record<string, string> {
  return Object.fromEntries(
    WEEKDAYS.flatMap((weekday) => {
      const parts = (texts[weekdayField(weekday)] ?? "").split(COMMA);
      return PARTS.flatMap((part, index) => {
        const [from = "", to = ""] = (parts[index] ?? "").split(DASH);
        return [
          [hoursField("from", weekday, part), from],
          [hoursField("to", weekday, part), to],
        ];
      });
    }),
  );
}

const ends = ["from", "to"] as const;

/** The exception of a day; empty if it is like its weekday. */
export function dayText(day: Pick<OtherDay, "span"> | undefined): string {
  if (!day) return "";
  const { span } = day;
  return span ? `${writeMinute(span.fromMinute)}${DASH}${writeMinute(span.toMinute)}` : OFF;
}

export function changeText(change: DayChange): string {
  if (change.kind === "usual") return "";
  return dayText({ span: change.kind === "hours" ? change.span : undefined });
}

export function readDayText(text: string): DayChange {
  const [from = "", to = ""] = text.split(DASH);
  const span = readSpan(from, to);
  if (span && typeof span !== "string") return { kind: "hours", span };
  return text === OFF ? { kind: "off" } : { kind: "usual" };
}
