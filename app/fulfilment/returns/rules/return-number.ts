import { shopYear } from "#app/lib/dates.ts";

/** `RT-26-000012`: the year in Manila and a running number that never repeats. */
export function returnNumber(sequence: number, now: Date): string {
  const year = String(shopYear(now) % 100).padStart(2, "0");
  return `RT-${year}-${String(sequence).padStart(6, "0")}`;
}
