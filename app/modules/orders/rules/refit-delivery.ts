import type { Delivery } from "#app/modules/catalog/rules/delivery-promise.ts";
import { promiseOf } from "#app/modules/catalog/rules/plan-delivery.ts";

/** What an order is promised anew, as of now, after what it was promised by has changed. */
export function refitDelivery(
  delivery: Delivery,
  changed: Partial<Delivery>,
  { now, isCarried }: { now: Date; isCarried: boolean },
): Delivery {
  const { promise: _, ...terms } = { ...delivery, ...changed };
  return { ...terms, ...(isCarried && promiseOf(now, terms)) };
}
