import { shopDay } from "#app/lib/dates.ts";
import { leavingOf, type Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import { whyNotOn, type WhyNot } from "#app/goods/catalog/rules/dispatch-calendar.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import { planDelivery, type ColdRefusal } from "#app/goods/catalog/rules/plan-delivery.ts";

/** The shipping day of a cold parcel packed now. */
export type ColdDay =
  | { state: "today" }
  | { state: "waits"; day: Day; why: WhyNot }
  /** The area's terms changed after the order. */
  | { state: "never"; why: ColdRefusal };

/**
 * The next shipping day of a cold parcel, possibly today, by the rule behind the promise. The
 * cut-off does not apply, since earlier orders are packed after it.
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

/** Shipping days of cold parcels packed now. */
export type ColdDays = {
  /** The shop's own days, for an order without an area or with a removed one. */
  shop: ColdDay;
  /** By the area's name in orders. */
  areas: ReadonlyMap<string, ColdDay>;
};

type PromisedOrder = { delivery: Pick<Delivery, "cold" | "parcel"> | null };

/** The shipping day of an order's parcel packed now. A parcel without cold goods leaves today. */
export function dayOfParcel({ delivery }: PromisedOrder, { shop, areas }: ColdDays): ColdDay {
  if (!delivery?.cold) return { state: "today" };
  return areas.get(delivery.parcel?.area ?? "") ?? shop;
}
