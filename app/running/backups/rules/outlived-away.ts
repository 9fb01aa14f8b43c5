/** How many days, weeks and months have a backup in the store; the newest of each stays. */
export const KEPT_AWAY = { days: 7, weeks: 4, months: 12 };

const MS_PER_DAY = 86_400_000;

const SPANS: Record<keyof typeof KEPT_AWAY, (day: string) => string> = {
  days: (day) => day,
  // January 5, 1970 was a Monday.
  weeks: (day) => String(Math.floor((Date.parse(day) / MS_PER_DAY - 4) / 7)),
  months: (day) => day.slice(0, 7),
};

/**
 * The backups to delete from the store; names begin with their day and are newest first. Spans
 * without a backup do not count, so nothing is deleted while no new one comes.
 */
export function outlivedAway(names: readonly string[]): string[] {
  const kept = new Set<string>();
  for (const [kind, spanOf] of Object.entries(SPANS) as [keyof typeof SPANS, typeof SPANS.days][]) {
    const newest = new Map<string, string>();
    for (const name of names) {
      const span = spanOf(name.slice(0, 10));
      if (!newest.has(span)) newest.set(span, name);
    }
    for (const name of [...newest.values()].slice(0, KEPT_AWAY[kind])) kept.add(name);
  }
  return names.filter((name) => !kept.has(name));
}
