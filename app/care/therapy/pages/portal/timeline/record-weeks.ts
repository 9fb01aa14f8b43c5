import type { Day } from "./points.ts";
import { plusDays, weekOf } from "./span.ts";

/** How far back the record for a doctor goes. */
export const WEEKS = 12;
/** The most frequent symptoms and effects per week. */
const NAMED = 3;
/** Amounts named per week; further ones are only counted. */
const AMOUNTS = 4;

type DoseText = { day: Day; text: string };
type EffectNote = { day: Day; felt: readonly string[] };
export type NotedEntry = {
  day: Day;
  at: Date;
  mood: number;
  energy: number;
  sleepMinutes: number | null;
  weightGrams: number | null;
};

export type RecordRows = {
  doses: readonly DoseText[];
  felt: readonly EffectNote[];
  entries: readonly NotedEntry[];
};

export type CountedTexts = { named: { text: string; count: number }[]; more: number };

export type RecordWeek = {
  week: Day;
  doses: CountedTexts;
  mood: number | undefined;
  energy: number | undefined;
  sleepHours: number | undefined;
  weightGrams: number | undefined;
  felt: CountedTexts;
};

/**
 * The last twelve weeks up to a day, oldest first. Empty weeks at the start are left out. Later
 * ones stay, because a gap is worth seeing.
 */
export function recordWeeks(stored: RecordRows, today: Day, most = WEEKS): RecordWeek[] {
  const last = weekOf(today);
  const weeks = Array.from({ length: most }, (_, index) =>
    weekIn(stored, plusDays(last, (index + 1 - most) * 7)),
  );
  const first = weeks.findIndex((week) => !isBlank(week));
  return first === -1 ? [] : weeks.slice(first);
}

function weekIn({ doses, felt, entries }: RecordRows, week: Day): RecordWeek {
  const isIn = ({ day }: { day: Day }) => weekOf(day) === week;
  const own = entries.filter(isIn);
  const sleep = meanOf(own.map(({ sleepMinutes }) => sleepMinutes));
  const weighed = own
    .filter(({ weightGrams }) => weightGrams !== null)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return {
    week,
    doses: count(
      doses.filter(isIn).map(({ text }) => text),
      AMOUNTS,
    ),
    mood: meanOf(own.map(({ mood }) => mood)),
    energy: meanOf(own.map(({ energy }) => energy)),
    sleepHours: sleep === undefined ? undefined : sleep / 60,
    weightGrams: weighed.at(-1)?.weightGrams ?? undefined,
    felt: count(
      felt.filter(isIn).flatMap((each) => each.felt),
      NAMED,
    ),
  };
}

function isBlank({ doses, felt, mood }: RecordWeek): boolean {
  return doses.named.length === 0 && felt.named.length === 0 && mood === undefined;
}

function meanOf(values: readonly (number | null)[]): number | undefined {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return undefined;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The most frequent first; ties keep their order. */
function count(texts: readonly string[], most: number): CountedTexts {
  const groups = [...Map.groupBy(texts, (text) => text.toLowerCase()).values()]
    .map((same) => ({ text: same[0] ?? "", count: same.length }))
    .toSorted((a, b) => b.count - a.count);
  return { named: groups.slice(0, most), more: Math.max(0, groups.length - most) };
}
