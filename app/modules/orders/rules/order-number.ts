import { shopYear } from "#app/lib/dates.ts";

/** `PM-26-000123`: the year in Manila and a running number that never repeats. */
export function orderNumber(sequence: number, now: Date): string {
  const year = String(shopYear(now) % 100).padStart(2, "0");
  return `PM-${year}-${String(sequence).padStart(6, "0")}`;
}
