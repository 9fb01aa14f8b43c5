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
import { orderWithin } from "../views/order-within.ts";

/** What an order of this moment can expect. */
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

/** To an area that is known. */
function plannedTo(now: Date, delivery: Delivery): Arrival["planned"] {
  const planned = planDelivery(now, delivery);
  if (!planned.ok) return undefined;
  const { leaves, arrives, why } = planned.value;
  return { leaves: formatDays(leaves), arrives: formatDays(arrives), why };
}

const pickTravels = ({ travels }: AboutParcel) => (travels ? { travels } : {});

/** When what a page says of today's orders is no longer true. */
export function cutOffOf(settings: Settings, now: Date): Date | undefined {
  return nextCutOff(now, deliveryOf(settings));
}
