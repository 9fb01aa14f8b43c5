import { shopYear } from "#app/lib/dates.ts";

/** `C-26-000045`: the year in Manila and a running number that never repeats. */
export function bookingNumber(sequence: number, now: Date): string {
  const year = String(shopYear(now) % 100).padStart(2, "0");
  return `C-${year}-${String(sequence).padStart(6, "0")}`;
}
