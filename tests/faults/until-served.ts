import { until } from "../until.ts";

const HEAL_LIMIT_MS = 30_000;

/** A page that was not served is asked for again, as shoppers do. */
export function untilServed<T>(visit: () => Promise<T>): Promise<T> {
  return until("the shop serves its pages", HEAL_LIMIT_MS, () => visit().catch(() => undefined));
}
