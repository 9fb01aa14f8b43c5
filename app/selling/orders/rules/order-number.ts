import { shopYear } from "#app/lib/dates.ts";
import { sixDigits, twoDigits } from "#app/lib/running-number.ts";

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
    (_, back) => `${twoDigits(year - back)}-${sixDigits(Number(running))}`,
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
