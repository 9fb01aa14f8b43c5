import { addDays, shopDay } from "#app/lib/dates.ts";
import { isDay } from "#app/lib/is-day.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { MOST_DAYS, MOST_UNITS } from "./clearance-terms.ts";

export function lastPossibleDay(now: Date): string {
  return shopDay(addDays(now, MOST_DAYS));
}

export function judgeApproval(
  { units, lastDay }: { units: number; lastDay: string },
  now: Date,
): Result<undefined, Refusal<"bad_units" | "bad_day">> {
  if (!Number.isInteger(units) || units < 1 || units > MOST_UNITS) return refuse("bad_units");
  const isPossible = isDay(lastDay) && lastDay >= shopDay(now) && lastDay <= lastPossibleDay(now);
  return isPossible ? ok(undefined) : refuse("bad_day");
}
