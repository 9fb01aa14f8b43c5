import { formatDay, shopDay } from "#app/lib/dates.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";
import { deliveryTimes, type DeliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { addDaysTo, isHoliday, isWeekend, type Day } from "./holidays.ts";

/** How long it takes, and when nobody works. */
export type Delivery = { times: DeliveryTimes; daysOff: readonly Day[] };

export function deliveryOf(settings: Settings): Delivery {
  return { times: deliveryTimes(settings), daysOff: readDaysOff(settings.days_off) };
}

export type DeliveryPromise = { earliest: Day; latest: Day };

/** When something ordered now arrives, as people read it. */
export type Arrival = {
  /** "Thu, Nov 26 to Wed, Dec 2". */
  days: string;
  /** "Ships in 1-2 business days, arrives 3-5 business days later". */
  usual: string;
};

/**
 * The days between which an order of this moment arrives, counted in business days. Saturdays, Sundays, holidays and the owner's own days off do not count.
 */
export function promiseDelivery(orderedAt: Date, delivery: Delivery): DeliveryPromise {
  const today = shopDay(orderedAt);
  const { ships, travels } = delivery.times;
  const arrival = (n: 0 | 1) => addBusinessDays(today, ships[n] + travels[n], delivery.daysOff);
  return { earliest: arrival(0), latest: arrival(1) };
}

/** The days between which a parcel arrives that left us at this moment. */
export function promiseParcel(shippedAt: Date, { times, daysOff }: Delivery): DeliveryPromise {
  const arrival = (n: 0 | 1) => addBusinessDays(shopDay(shippedAt), times.travels[n], daysOff);
  return { earliest: arrival(0), latest: arrival(1) };
}

/** "Thu, Nov 27 to Tue, Dec 2". */
export function formatPromise({ earliest, latest }: DeliveryPromise): string {
  return `${formatDay(earliest)} to ${formatDay(latest)}`;
}

/** The owner's list, a day a line; what is no day is left out. */
export function readDaysOff(text: string): Day[] {
  return text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [];
}

function addBusinessDays(from: Day, count: number, daysOff: readonly Day[]): Day {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDaysTo(day, 1);
    if (!isWeekend(day) && !isHoliday(day) && !daysOff.includes(day)) left -= 1;
  }
  return day;
}
