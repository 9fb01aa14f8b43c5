import { fromDecimal, toDecimal } from "./money.ts";

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
