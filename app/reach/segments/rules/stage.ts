import { addDays } from "#app/lib/dates.ts";

export const STAGES = ["none", "first", "regular", "slipping", "lapsed"] as const;

/** Where a customer stands between their first order and the one that does not come. */
export type Stage = (typeof STAGES)[number];

/** A vial lasts about a month: who let two pass is slipping. In days since the last order. */
export const SLIPPING_AFTER = 60;
/** Half a year without an order. */
export const LAPSED_AFTER = 180;

/** By orders that were paid and kept, and never by anything that a customer said of their health. */
export function stageOf(orders: number, lastOrderAt: Date | null, now: Date): Stage {
  if (lastOrderAt === null) return "none";
  if (lastOrderAt < addDays(now, -LAPSED_AFTER)) return "lapsed";
  if (lastOrderAt < addDays(now, -SLIPPING_AFTER)) return "slipping";
  return orders > 1 ? "regular" : "first";
}
