import { atShopMinute, formatDay, shopDay, shopMinute } from "#app/lib/dates.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";
import {
  deliveryTimes,
  type Days,
  type DeliveryTimes,
} from "#app/modules/settings/rules/delivery-times.ts";
import { dispatchOf, type Dispatch } from "#app/modules/settings/rules/dispatch.ts";
import { addDaysTo, isHoliday, isWeekend, weekday, type Day } from "./holidays.ts";

/** How long it takes, when parcels leave, and when nobody works. */
export type Delivery = {
  times: DeliveryTimes;
  daysOff: readonly Day[];
  /** Orders from before there were such days leave on any business day. */
  dispatch?: Dispatch;
  /** Something in it has to stay cold. */
  cold?: boolean;
  /** What an order weighed in grams, and the area by whose rates it paid. */
  parcel?: { area: string | null; weight: number };
};

/** What is known of an order beside the settings. */
export type AboutParcel = Pick<Delivery, "cold" | "parcel"> & {
  /** Of its area. */
  travels?: Days | undefined;
};

export function deliveryOf(settings: Settings, about: AboutParcel = {}): Delivery {
  const { travels, ...parcel } = about;
  const times = deliveryTimes(settings);
  return {
    times: travels ? { ...times, travels } : times,
    daysOff: readDaysOff(settings.days_off),
    dispatch: dispatchOf(settings),
    ...parcel,
  };
}

export type DeliveryPromise = { earliest: Day; latest: Day };

/** When something ordered now arrives, as people read it. */
export type Arrival = {
  /** "Thu, Nov 26 to Wed, Dec 2". */
  days: string;
  /** "Ships in 1-2 business days, arrives 3-5 business days later". */
  usual: string;
  /** The days between which a cold parcel leaves us: "Tue, Dec 1"; none for any other. */
  leavesCold: string | undefined;
  /** "Order within 2 h 5 min (by 2:00 PM)"; none when no cut-off is ahead today. */
  orderWithin: string | undefined;
};

/**
 * The days between which an order of this moment arrives. Saturdays, Sundays, holidays and the
 * owner's own days off do not count on the way.
 */
export function promiseDelivery(orderedAt: Date, delivery: Delivery): DeliveryPromise {
  const { earliest, latest } = leavingDays(orderedAt, delivery);
  const { times, daysOff } = delivery;
  return {
    earliest: addBusinessDays(earliest, times.travels[0], daysOff),
    latest: addBusinessDays(latest, times.travels[1], daysOff),
  };
}

/** The days between which it leaves us. */
export function leavingDays(orderedAt: Date, delivery: Delivery): DeliveryPromise {
  const [earliest, latest] = delivery.times.ships.map((days) =>
    leavingDay(orderedAt, delivery, days),
  ) as [Day, Day];
  return { earliest, latest };
}

/** Nothing a calendar says is further away: a search that finds no day ends there. */
const A_YEAR = 366;

function leavingDay(orderedAt: Date, { daysOff, dispatch, cold }: Delivery, after: number): Day {
  const today = shopDay(orderedAt);
  if (!dispatch) return addBusinessDays(today, after, daysOff);
  const rests = (day: Day) => isHoliday(day) || daysOff.includes(day);
  const works = (day: Day) => dispatch.days.includes(weekday(day)) && !rests(day);
  const { cutOff, coldDays } = dispatch;
  const isLate = cutOff !== null && works(today) && shopMinute(orderedAt) >= cutOff;
  const from = isLate ? addDaysTo(today, 1) : today;
  let day = after === 0 ? firstDay(from, works) : from;
  for (let left = after; left > 0; left -= 1) day = firstDay(addDaysTo(day, 1), works);
  if (!cold) return day;
  // The courier has the day after, too.
  const mayBeCold = (each: Day) => coldDays.includes(weekday(each)) && !rests(addDaysTo(each, 1));
  return firstDay(day, (each) => works(each) && mayBeCold(each));
}

function firstDay(from: Day, fits: (day: Day) => boolean): Day {
  for (let n = 0; n < A_YEAR; n += 1) {
    const day = addDaysTo(from, n);
    if (fits(day)) return day;
  }
  return from;
}

/** When the cut-off of this day is, if it is still ahead and anything leaves by it. */
export function nextCutOff(now: Date, { dispatch, daysOff }: Delivery): Date | undefined {
  const today = shopDay(now);
  if (!dispatch || dispatch.cutOff === null || shopMinute(now) >= dispatch.cutOff) return undefined;
  if (!dispatch.days.includes(weekday(today)) || isHoliday(today)) return undefined;
  return daysOff.includes(today) ? undefined : atShopMinute(today, dispatch.cutOff);
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

/** The same, where both may be one day. */
export function formatDays({ earliest, latest }: DeliveryPromise): string {
  return earliest === latest ? formatDay(earliest) : formatPromise({ earliest, latest });
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
