import type { EditField } from "#app/lib/edit.ts";
import { weekdayField } from "../../views/day-texts.ts";
import { hoursField, PARTS, WEEKDAYS } from "../../rules/read-hours.ts";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";

export const nameOf = (weekday: number) => say.weekdays[weekday - 1] ?? "";

export function timeLabel(end: "from" | "to", weekday: number, part: number): string {
  return `${nameOf(weekday)}, ${say.parts[part - 1] ?? ""}${say[end]}`;
}

export const hoursFields: readonly EditField[] = WEEKDAYS.flatMap((weekday) =>
  PARTS.flatMap((part) =>
    (["from", "to"] as const).map((end) => ({
      name: hoursField(end, weekday, part),
      label: timeLabel(end, weekday, part),
    })),
  ),
);

/** The fields of a conflict between two editors. The hours of a weekday belong together. */
export const weekdayFields: readonly EditField[] = WEEKDAYS.map((weekday) => ({
  name: weekdayField(weekday),
  label: nameOf(weekday),
}));

/** The form of one other day. */
export const dayFields: readonly EditField[] = [
  { name: "day", label: say.day },
  { name: "from", label: say.fromTime },
  { name: "to", label: say.toTime },
];
