import { formatDays } from "#app/modules/catalog/rules/delivery-promise.ts";
import { standingPromise } from "#app/modules/catalog/rules/plan-delivery.ts";
import type { OrderWithItems } from "#app/modules/orders/queries/find-order.server.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";
import { deliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { inBusinessDays } from "#app/modules/settings/views/shop-words.ts";

/** How long an order takes, and the days that a paid one leaves on, where it was promised any. */
export function receiptTimes({ delivery, paidAt }: OrderWithItems, settings: Settings) {
  const { ships, travels } = delivery?.times ?? deliveryTimes(settings);
  const standing = delivery && standingPromise(delivery, paidAt);
  return {
    ships: inBusinessDays(ships),
    arrives: inBusinessDays(travels),
    leaves: standing ? formatDays(standing.leaves) : undefined,
  };
}
