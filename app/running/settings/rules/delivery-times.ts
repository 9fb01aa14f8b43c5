import type { Settings } from "./definitions.ts";

/** In business days: minimum and maximum. */
export type Days = readonly [number, number];

/** From order to courier, and from courier to customer. */
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
