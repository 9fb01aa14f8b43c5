import { leavingDays, type Delivery } from "#app/modules/catalog/rules/delivery-promise.ts";
import type { Day } from "#app/modules/catalog/rules/holidays.ts";

/**
 * The next day on which a cold parcel leaves, this one included: a day for cold parcels whose day
 * after is no holiday. The cut-off does not count: what was ordered before it is packed after it.
 */
export function nextColdDay(now: Date, { times, dispatch, daysOff }: Delivery): Day {
  const atOnce: Delivery = {
    times: { ...times, ships: [0, 0] },
    daysOff,
    cold: true,
    ...(dispatch && { dispatch: { ...dispatch, cutOff: null } }),
  };
  return leavingDays(now, atOnce).earliest;
}
