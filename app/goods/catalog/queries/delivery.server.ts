import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { deliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import { usualTimes } from "#app/running/settings/views/shop-words.ts";
import {
  deliveryOf,
  formatDays,
  formatPromise,
  leavingDays,
  nextCutOff,
  promiseDelivery,
  type AboutParcel,
  type Arrival,
  type Delivery,
} from "../rules/delivery-promise.ts";
import { planDelivery } from "../rules/plan-delivery.ts";
import { formatClock } from "#app/lib/dates.ts";

/** The maximum age of a cached page when it is read. */
const CACHED_MINUTES = 5;

/** "Order within 2 h 5 min (by 2:00 PM)": never more than the time left when the page is read. */
export function orderWithin(now: Date, cutOff: Date): string {
  const left = (cutOff.getTime() - now.getTime()) / 60_000 - CACHED_MINUTES;
  const minutes = Math.floor(left / 5) * 5;
  const by = formatClock(cutOff);
  if (minutes < 5) return `Order by ${by}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])];
  return `Order within ${parts.join(" ")} (by ${by})`;
}

/** The delivery promise for an order placed now. */
export function promiseBy(settings: Settings, now: Date, about: AboutParcel = {}): Arrival {
  const delivery = deliveryOf(settings, about);
  const cutOff = nextCutOff(now, delivery);
  return {
    days: formatPromise(promiseDelivery(now, delivery)),
    usual: usualTimes({ ...deliveryTimes(settings), ...pickTravels(about) }),
    leavesCold: about.cold ? formatDays(leavingDays(now, delivery)) : undefined,
    orderWithin: cutOff && orderWithin(now, cutOff),
    planned: about.travels && plannedTo(now, delivery),
  };
}

/** The plan for a known area. */
function plannedTo(now: Date, delivery: Delivery): Arrival["planned"] {
  const planned = planDelivery(now, delivery);
  if (!planned.ok) return undefined;
  const { leaves, arrives, why } = planned.value;
  return { leaves: formatDays(leaves), arrives: formatDays(arrives), why };
}

const pickTravels = ({ travels }: AboutParcel) => (travels ? { travels } : {});

/** The moment when a page's delivery promise becomes outdated. */
export function cutOffOf(settings: Settings, now: Date): Date | undefined {
  return nextCutOff(now, deliveryOf(settings));
}
