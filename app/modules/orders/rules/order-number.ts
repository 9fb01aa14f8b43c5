import { shopYear } from "#app/lib/dates.ts";

/**
 * `PM-26-000123`: the year in Manila and a running number that never repeats. An order that is placed
 * gets its running number from the database, which writes it alike (`place_order`).
 */
export function orderNumber(sequence: number, now: Date): string {
  return `${orderNumberPrefix(now)}${String(sequence).padStart(6, "0")}`;
}

/** What all order numbers of this moment's year begin with. */
export function orderNumberPrefix(now: Date): string {
  return `PM-${String(shopYear(now) % 100).padStart(2, "0")}-`;
}

/** An order number as people type it from a mail or read it out, in the form it is stored in. */
export function readOrderNumber(typed: string): string | undefined {
  const found = /^#?\s*(?:PM)?[\s-]*(\d{2})[\s-]*(\d{6,9})$/i.exec(typed.trim());
  return found ? `PM-${found[1]}-${found[2]}` : undefined;
}

/** All order numbers that somebody may mean: whole, or the running number alone of the last years. */
export function meantOrderNumbers(typed: string, now: Date): string[] {
  const whole = readOrderNumber(typed);
  if (whole !== undefined) return [whole];
  const running = /^#?\s*(\d{1,9})$/.exec(typed.trim())?.[1];
  if (running === undefined) return [];
  const year = shopYear(now) % 100;
  return Array.from({ length: YEARS_BACK }, (_, back) => year - back).map(
    (one) =>
      `PM-${String(one).padStart(2, "0")}-${running.replace(/^0+(?=\d)/, "").padStart(6, "0")}`,
  );
}

const YEARS_BACK = 5;
