import { addDays } from "#app/lib/dates.ts";

export const STAGES = ["none", "first", "regular", "slipping", "lapsed"] as const;

export type Stage = (typeof STAGES)[number];

/** Days without an order. A vial lasts about a month, so this customer let two pass. */
export const SLIPPING_AFTER = 60;
/** Days; half a year without an order. */
export const LAPSED_AFTER = 180;

/**
 * The stage uses only paid and kept orders, never anything that a customer said about their health.
 */
export function stageOf(orders: number, lastOrderAt: Date | null, now: Date): Stage {
  if (lastOrderAt === null) return "none";
  if (lastOrderAt < addDays(now, -LAPSED_AFTER)) return "lapsed";
  if (lastOrderAt < addDays(now, -SLIPPING_AFTER)) return "slipping";
  return orders > 1 ? "regular" : "first";
}
