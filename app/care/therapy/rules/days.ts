/** A calendar day in Manila, as `2026-11-21`. */
export type Day = string;

const MS = 24 * 60 * 60_000;

export function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS).toISOString().slice(0, 10);
}

/** The days from `from` to a day; negative if it is earlier. */
export function daysFrom(from: Day, day: Day): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS);
}

export const earlierDay = (one: Day, other: Day): Day => (one < other ? one : other);
