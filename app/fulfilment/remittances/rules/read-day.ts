/**
 * A day as couriers write it: `2026-11-27`, `11/27/2026`, with or without a time. What cannot be a
 * day, or may be two, such as `03/04/26`, is null.
 */
export function readDay(typed: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(typed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(typed);
  if (american) return dayOf(Number(american[3]), Number(american[1]), Number(american[2]));
  return null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 2000;
  return isDay ? at.toISOString().slice(0, 10) : null;
}
