import { readHundredths } from "#app/lib/hundredths.ts";
import { isDay } from "#app/lib/is-day.ts";
import { readCell } from "#app/running/imports/rules/safe-cell.ts";

/** A row of a file, with its cells by field. */
export type MovedRow = { no: number; cells: Readonly<Record<string, string>>; isCut: boolean };

/** One line of text; what is longer is cut off. */
export const lineOf = (cell = "", longest = 200): string =>
  readCell(cell)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longest);

export const lineOrNull = (cell?: string, longest?: number) => lineOf(cell, longest) || null;

export const isYes = (cell = ""): boolean =>
  ["yes", "true", "1", "subscribed"].includes(cell.trim().toLowerCase());

const MOST_CENTAVOS = 2_000_000_000;

/** An amount in pesos as centavos; further decimals are rounded. An empty cell is zero. */
export function readAmount(cell = ""): number | undefined {
  const text = cell.trim().replace(/^'?-?\s*(?:₱|PHP)?\s*/i, "");
  if (text === "") return 0;
  const [, kept = text, more] = /^([\d,]+\.\d{2})(\d{1,8})$/.exec(text) ?? [];
  const amount = readHundredths(kept);
  if (amount === undefined) return undefined;
  const rounded = amount + (more !== undefined && more >= "5" ? 1 : 0);
  return rounded <= MOST_CENTAVOS ? rounded : undefined;
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::\d\d)?(?:\.\d+)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d\d)(?::\d\d)?)?$/;

/** A moment as Shopify and WooCommerce write it; without a zone, in Manila. */
export function readMoment(cell = ""): Date | undefined {
  const text = cell.trim();
  const [isIso, isoDay = "", clock = "00:00", zone = "+08:00"] = ISO.exec(text) ?? [];
  if (isIso !== undefined) return momentOf(isoDay, clock, /^[+-]/.test(zone) ? zone : "Z");
  const [isAmerican, month = "", day = "", year = "", hour = "0", minute = "00"] =
    AMERICAN.exec(text) ?? [];
  if (isAmerican === undefined) return undefined;
  const [mm, dd, hh] = [month, day, hour].map((part) => part.padStart(2, "0"));
  return momentOf(`${year}-${mm}-${dd}`, `${hh}:${minute}`, "+08:00");
}

function momentOf(day: string, clock: string, zone: string): Date | undefined {
  if (!isDay(day)) return undefined;
  const at = new Date(`${day}T${clock}:00${zone.replace(/^(...)(\d\d)$/, "$1:$2")}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
