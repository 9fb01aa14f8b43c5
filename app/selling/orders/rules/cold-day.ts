import { shopDay } from "#app/lib/dates.ts";
import { leavingOf, type Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import { whyNotOn, type WhyNot } from "#app/goods/catalog/rules/dispatch-calendar.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import { planDelivery, type ColdRefusal } from "#app/goods/catalog/rules/plan-delivery.ts";

/** When a cold parcel leaves that is packed now. */
export type ColdDay =
  | { state: "today" }
  | { state: "waits"; day: Day; why: WhyNot }
  /** The terms of its area have changed since it was ordered. */
  | { state: "never"; why: ColdRefusal };

/**
 * The day on which a cold parcel leaves, this one included, by the rule that shoppers are promised
 * days by. The cut-off does not count: what was ordered before it is packed after it.
 */
export function coldDay(now: Date, delivery: Delivery): ColdDay {
  const { times, dispatch } = delivery;
  const atOnce: Delivery = {
    ...delivery,
    times: { ...times, ships: [0, 0] },
    cold: true,
    ...(dispatch && { dispatch: { ...dispatch, cutOff: null } }),
  };
  const planned = planDelivery(now, atOnce);
  if (!planned.ok) return { state: "never", why: planned.reason };
  const { earliest: day } = planned.value.leaves;
  const leaving = leavingOf(atOnce);
  const why = leaving && whyNotOn(shopDay(now), leaving);
  return why ? { state: "waits", day, why } : { state: "today" };
}

/** When cold parcels leave that are packed now. */
export type ColdDays = {
  /** By the shop's days, where an order has no area, or one that is gone. */
  shop: ColdDay;
  /** By the name that orders have. */
  areas: ReadonlyMap<string, ColdDay>;
};

type PromisedOrder = { delivery: Pick<Delivery, "cold" | "parcel"> | null };

/** When the parcel of an order leaves that is packed now: what need not stay cold leaves today. */
export function dayOfParcel({ delivery }: PromisedOrder, { shop, areas }: ColdDays): ColdDay {
  if (!delivery?.cold) return { state: "today" };
  return areas.get(delivery.parcel?.area ?? "") ?? shop;
}
