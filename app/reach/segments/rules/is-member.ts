import { addDays } from "#app/lib/dates.ts";
import { tierOf, type TierSettings } from "#app/people/customers/rules/customer-tier.ts";
import type { Conditions } from "./conditions.ts";
import { stageOf } from "./stage.ts";

export type Facts = {
  orders: number;
  spent: number;
  lastOrderAt: Date | null;
  /** Products of paid orders that were kept. */
  productIds: readonly string[];
  categoryIds: readonly string[];
  tags: readonly string[];
  consent: boolean;
  hasAccount: boolean;
  isStaff: boolean;
  joinedAt: Date;
};

type Moment = { now: Date; tiers: TierSettings };

/** One customer matches all conditions. `membersBy` is the same rule as a query. */
export function isMember(facts: Facts, wanted: Conditions, { now, tiers }: Moment): boolean {
  const { orders, spent, lastOrderAt } = facts;
  const holds: boolean[] = [
    isWithin(spent, wanted.leastAmount, wanted.mostAmount),
    isWithin(orders, wanted.leastOrders, wanted.mostOrders),
    isLastOrder(lastOrderAt, wanted, now),
    wanted.productId === null || facts.productIds.includes(wanted.productId),
    wanted.categoryId === null || facts.categoryIds.includes(wanted.categoryId),
    wanted.tag === null || facts.tags.includes(wanted.tag),
    wanted.consent === null || facts.consent === (wanted.consent === "yes"),
    wanted.account === null || facts.hasAccount === (wanted.account === "with"),
    wanted.joinedDays === null || facts.joinedAt >= addDays(now, -wanted.joinedDays),
    wanted.stage === null || stageOf(orders, lastOrderAt, now) === wanted.stage,
    wanted.tier === null || tierOf({ orders, spent }, tiers, facts.isStaff) === wanted.tier,
  ];
  return holds.every(Boolean);
}

function isWithin(value: number, least: number | null, most: number | null): boolean {
  return (least === null || value >= least) && (most === null || value <= most);
}

function isLastOrder(at: Date | null, { lastOrder, lastOrderDays }: Conditions, now: Date) {
  if (lastOrder === null) return true;
  if (lastOrder === "never") return at === null;
  if (at === null || lastOrderDays === null) return false;
  const since = addDays(now, -lastOrderDays);
  return lastOrder === "within" ? at >= since : at < since;
}
