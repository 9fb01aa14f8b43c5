import type { Settings } from "./definitions.ts";

/** In business days: the fewest and the most. */
export type Days = readonly [number, number];

/** From the order to the courier, and from there to the customer. */
export type DeliveryTimes = { ships: Days; travels: Days };

export function deliveryTimes(settings: Settings): DeliveryTimes {
  return {
    ships: inOrder(settings.ships_days_min, settings.ships_days_max),
    travels: inOrder(settings.arrives_days_min, settings.arrives_days_max),
  };
}

function inOrder(one: number, other: number): Days {
  return [Math.min(one, other), Math.max(one, other)];
}
