import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import { WEIGHT_UNITS, type WeightUnit } from "../../rules/weight-range.ts";

const NAME = "weight_unit";
const maxAgeSeconds = 365 * 24 * 60 * 60;

/** The unit chosen last, or the page's default. */
export function readUnit(
  request: { headers: Headers },
  appUrl: string,
  usual: WeightUnit = "lbs",
): WeightUnit {
  const stored = readCookie(request, cookieName(NAME, appUrl));
  return WEIGHT_UNITS.find((unit) => unit === stored) ?? usual;
}

/** Remembers the unit in this browser for a year. */
export function unitCookie(unit: WeightUnit, appUrl: string): string {
  return writeCookie(cookieName(NAME, appUrl), unit, appUrl, { maxAgeSeconds });
}
