import { formatDay, shopDay } from "#app/lib/dates.ts";
import { addDaysTo, isHoliday, isWeekend } from "./holidays.ts";
import type { Day } from "./holidays.ts";

/** In business days: from the order to the courier, and from there to the door. */
const SHIPS = [1, 2] as const;
const TRAVELS = [3, 5] as const;

export type DeliveryPromise = { earliest: Day; latest: Day };

/**
 * The days between which an order of this moment arrives: it ships in 1-2 business days and
 * travels 3-5. Saturdays, Sundays, holidays and the owner's own days off do not count.
 */
export function promiseDelivery(orderedAt: Date, daysOff: readonly Day[] = []): DeliveryPromise {
  const today = shopDay(orderedAt);
  const arrival = (n: 0 | 1) => addBusinessDays(today, SHIPS[n] + TRAVELS[n], daysOff);
  return { earliest: arrival(0), latest: arrival(1) };
}

/** The days between which a parcel arrives that left us at this moment. */
export function promiseParcel(shippedAt: Date, daysOff: readonly Day[] = []): DeliveryPromise {
  const arrival = (n: 0 | 1) => addBusinessDays(shopDay(shippedAt), TRAVELS[n], daysOff);
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
