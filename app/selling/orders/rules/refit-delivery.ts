import type { Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import { promiseOf } from "#app/goods/catalog/rules/plan-delivery.ts";

/** The new promise of an order whose basis has changed. */
export function refitDelivery(
  delivery: Delivery,
  changed: Partial<Delivery>,
  { now, isCarried }: { now: Date; isCarried: boolean },
): Delivery {
  const { promise: _, ...terms } = { ...delivery, ...changed };
  return { ...terms, ...(isCarried && promiseOf(now, terms)) };
}
