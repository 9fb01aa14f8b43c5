import { formatDays } from "#app/goods/catalog/rules/delivery-promise.ts";
import { standingPromise } from "#app/goods/catalog/rules/plan-delivery.ts";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { deliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import { inBusinessDays } from "#app/running/settings/views/shop-words.ts";

/** The usual times of an order, and the shipping days of a paid one with a promise. */
export function receiptTimes({ delivery, paidAt }: OrderWithItems, settings: Settings) {
  const { ships, travels } = delivery?.times ?? deliveryTimes(settings);
  const standing = delivery && standingPromise(delivery, paidAt);
  return {
    ships: inBusinessDays(ships),
    arrives: inBusinessDays(travels),
    leaves: standing ? formatDays(standing.leaves) : undefined,
  };
}
