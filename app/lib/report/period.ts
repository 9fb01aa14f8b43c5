import { isDay } from "#app/lib/is-day.ts";

/** Calendar days in Manila, both included, like `2026-11-21`. */
export type Days = { from: string; to: string };

export const PRESETS = { "7d": 7, "30d": 30, "90d": 90, "365d": 365 } as const;
export type Preset = keyof typeof PRESETS;

export const COMPARISONS = ["previous", "year", "none"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Period = {
  /** Undefined for custom days. */
  preset: Preset | undefined;
  comparison: Comparison;
  days: Days;
  /** An equally long period to compare with; undefined without a comparison. */
  before: Days | undefined;
};

/** Three years. A longer period would be too much to read on a page. */
export const MOST_DAYS = 1096;

const DAY_MS = 24 * 60 * 60_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

export function shiftDay(day: string, days: number): string {
  return new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Both ends are included. */
export function countDays({ from, to }: Days): number {
  return Math.round((at(to) - at(from)) / DAY_MS) + 1;
}

/**
 * Reads the period from the address. An invalid period means the default: the last 30 days up to
 * today, compared with the 30 days before.
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

/** Writes the period into an address, without defaults. */
export function writePeriod({ preset, comparison, days }: Omit<Period, "before">): string {
  const query = new URLSearchParams(preset ? { period: preset } : days);
  if (comparison !== "previous") query.set("compare", comparison);
  return query.toString();
}

/** An equally long period. A year earlier means 52 weeks, so that weekdays align. */
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
