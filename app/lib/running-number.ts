import { shopYear } from "./dates.ts";

/**
 * `PM-26-000123`: letters, the year in Manila and a running number that never repeats. The SQL
 * function `place_order` writes order numbers alike.
 */
export function runningNumber(letters: string, sequence: number, now: Date): string {
  return `${yearPrefix(letters, now)}${sixDigits(sequence)}`;
}

/** The beginning of all such numbers of this moment's year. */
export function yearPrefix(letters: string, now: Date): string {
  return `${letters}-${twoDigits(shopYear(now))}-`;
}

export function twoDigits(year: number): string {
  return String(year % 100).padStart(2, "0");
}

/** A running number with zeros before it; one above 999,999 has more digits. */
export function sixDigits(sequence: number): string {
  return String(sequence).padStart(6, "0");
}
