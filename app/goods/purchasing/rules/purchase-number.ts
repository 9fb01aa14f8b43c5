import { shopYear } from "#app/lib/dates.ts";

/** `PO-26-000012`: the year in Manila and a running number that never repeats. */
export function purchaseNumber(sequence: number, now: Date): string {
  const year = String(shopYear(now) % 100).padStart(2, "0");
  return `PO-${year}-${String(sequence).padStart(6, "0")}`;
}
