import { fromDecimal, toDecimal } from "./money.ts";

/** Reads "10", "12.5" or "1,500.00" as hundredths; undefined for anything else. */
export function readHundredths(typed: string): number | undefined {
  const text = typed.trim().replaceAll(",", "");
  const [, whole, decimals = ""] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : fromDecimal(`${whole}.${decimals.padEnd(2, "0")}`);
}

/** Writes hundredths for a form, without decimals if they are zero. */
export function writeHundredths(value: number | null): string {
  return value === null ? "" : toDecimal(value).replace(/\.00$/, "");
}
