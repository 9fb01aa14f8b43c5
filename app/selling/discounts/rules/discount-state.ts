import type { DiscountTerms } from "./discount-terms.ts";

/** Active codes that no one can use now are `used_up`, `scheduled` or `ended`. */
export type DiscountState = "active" | "inactive" | "scheduled" | "ended" | "used_up" | "archived";

type Facts = Pick<
  DiscountTerms,
  "isActive" | "archivedAt" | "startsAt" | "endsAt" | "usageLimit" | "usedCount"
>;

export function discountState(terms: Facts, now: Date): DiscountState {
  if (terms.archivedAt) return "archived";
  if (!terms.isActive) return "inactive";
  if (terms.endsAt && now >= terms.endsAt) return "ended";
  if (terms.usageLimit !== null && terms.usedCount >= terms.usageLimit) return "used_up";
  return terms.startsAt && now < terms.startsAt ? "scheduled" : "active";
}
