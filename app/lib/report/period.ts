import { isDay } from "#app/lib/is-day.ts";

/** Calendar days in Manila, both included, as `2026-11-21`. */
export type Days = { from: string; to: string };

export const PRESETS = { "7d": 7, "30d": 30, "90d": 90, "365d": 365 } as const;
export type Preset = keyof typeof PRESETS;

export const COMPARISONS = ["previous", "year", "none"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Period = {
  /** Undefined where the days were chosen one by one. */
  preset: Preset | undefined;
  comparison: Comparison;
  days: Days;
  /** What the days are compared with, as many of them; undefined without a comparison. */
  before: Days | undefined;
};

/** Three years: more would be a file that nobody reads on a page. */
export const MOST_DAYS = 1096;

const DAY_MS = 24 * 60 * 60_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, or earlier. */
export function shiftDay(day: string, days: number): string {
  return new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days there are, both ends included. */
export function countDays({ from, to }: Days): number {
  return Math.round((at(to) - at(from)) / DAY_MS) + 1;
}

/**
 * The period that an address names. What it names wrongly is read as if it named nothing: the last
 * 30 days up to today, compared with the 30 days before.
 *
 * @param today in Manila
 */
export function readPeriod(query: URLSearchParams, today: string): Period {
  const comparison = COMPARISONS.find((one) => one === query.get("compare")) ?? "previous";
  const chosen = chosenDays(query, today);
  if (chosen)
    return { preset: undefined, comparison, days: chosen, before: daysBefore(chosen, comparison) };
  const preset = isPreset(query.get("period")) ?? "30d";
  const days = { from: shiftDay(today, 1 - PRESETS[preset]), to: today };
  return { preset, comparison, days, before: daysBefore(days, comparison) };
}

/** The address that names this period, without what goes without saying. */
export function writePeriod({ preset, comparison, days }: Omit<Period, "before">): string {
  const query = new URLSearchParams(preset ? { period: preset } : days);
  if (comparison !== "previous") query.set("compare", comparison);
  return query.toString();
}

/** As many days, right before or a year earlier. A year is 52 weeks, so that weekdays meet. */
export function daysBefore(days: Days, comparison: Comparison): Days | undefined {
  if (comparison === "none") return undefined;
  const shift = comparison === "year" ? -364 : -countDays(days);
  return { from: shiftDay(days.from, shift), to: shiftDay(days.to, shift) };
}

function isPreset(text: string | null): Preset | undefined {
  return Object.keys(PRESETS).find((one): one is Preset => one === text);
}

function chosenDays(query: URLSearchParams, today: string): Days | undefined {
  const [from, last] = [query.get("from") ?? "", query.get("to") ?? ""];
  if (!isDay(from) || !isDay(last)) return undefined;
  const to = last < today ? last : today;
  return from <= to && countDays({ from, to }) <= MOST_DAYS ? { from, to } : undefined;
}
