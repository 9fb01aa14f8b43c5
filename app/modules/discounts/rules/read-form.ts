import { fromDecimal, toDecimal } from "#app/lib/money.ts";

/** "10", "12.5" or "1,500.00" in hundredths; undefined for what is no such number. */
export function readHundredths(typed: string): number | undefined {
  const text = typed.trim().replaceAll(",", "");
  const [, whole, decimals = ""] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : fromDecimal(`${whole}.${decimals.padEnd(2, "0")}`);
}

/** Hundredths as a form shows them: no decimals where there are none. */
export function writeHundredths(value: number | null): string {
  return value === null ? "" : toDecimal(value).replace(/\.00$/, "");
}

/** "2026-11-21T09:00" of a form as that minute in Manila. */
export function readMinute(typed: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return undefined;
  const at = new Date(`${typed}:00+08:00`);
  return Number.isNaN(at.getTime()) || writeMinute(at) !== typed ? undefined : at;
}

export function writeMinute(at: Date | null): string {
  if (!at) return "";
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16);
}
