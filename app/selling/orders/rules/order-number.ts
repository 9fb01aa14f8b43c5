import { shopYear } from "#app/lib/dates.ts";

/**
 * `PM-26-000123`: the shop's letters, the year in Manila and a running number that never repeats.
 * The database writes the number of a placed order the same way (`place_order`).
 */
export function orderNumber(letters: string, sequence: number, now: Date): string {
  return `${orderNumberPrefix(letters, now)}${padded(sequence)}`;
}

/** The prefix of all order numbers of the present year. */
export function orderNumberPrefix(letters: string, now: Date): string {
  return `${letters}-${twoDigits(shopYear(now))}-`;
}

/**
 * The stored form of a typed or spoken order number. A number without letters stays without them,
 * since the shop may have changed its letters.
 */
export function readOrderNumber(typed: string): string | undefined {
  const [, letters, year, running] = TYPED.exec(typed.trim()) ?? [];
  if (year === undefined) return undefined;
  return `${letters === undefined ? "" : `${letters.toUpperCase()}-`}${year}-${running}`;
}

const TYPED = /^#?\s*(?:([A-Z]{1,4})[\s-]*)?(\d{2})[\s-]*(\d{6,9})$/i;

/** The order numbers that a text may mean: a full number, or the running number in recent years. */
export function meantOrderNumbers(typed: string, now: Date): string[] {
  const whole = readOrderNumber(typed);
  if (whole !== undefined) return [whole];
  const running = /^#?\s*(\d{1,9})$/.exec(typed.trim())?.[1];
  if (running === undefined) return [];
  const year = shopYear(now);
  return Array.from(
    { length: YEARS_BACK },
    (_, back) => `${twoDigits(year - back)}-${padded(Number(running))}`,
  );
}

const YEARS_BACK = 5;

/** Compares a number from `readOrderNumber` with a stored one. */
export function isNumberOf(stored: string, read: string): boolean {
  return stored === read || withoutLetters(stored) === read;
}

/** The letters at the start of an order number. */
export function lettersOf(stored: string): string {
  return stored.slice(0, stored.indexOf("-"));
}

function withoutLetters(stored: string): string {
  return stored.slice(stored.indexOf("-") + 1);
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, "0");
}

function padded(sequence: number): string {
  return String(sequence).padStart(6, "0");
}
