import { atShopMinute, formatDay, shopDay, shopMinute } from "#app/lib/dates.ts";
import type { ColdTerms } from "#app/running/settings/rules/cold-terms.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import {
  deliveryTimes,
  type Days,
  type DeliveryTimes,
} from "#app/running/settings/rules/delivery-times.ts";
import { dispatchOf, type Dispatch } from "#app/running/settings/rules/dispatch.ts";
import {
  addBusinessDays,
  firstDay,
  whyNotOn,
  type DaySpan,
  type Leaving,
  type PlannedDelivery,
  type WhyNot,
} from "./dispatch-calendar.ts";
import { addDaysTo, isHoliday, weekday, type Day } from "./holidays.ts";

/** How long it takes, when parcels leave, and when nobody works. */
export type Delivery = {
  times: DeliveryTimes;
  daysOff: readonly Day[];
  /** Orders from before there were such days leave on any business day. */
  dispatch?: Dispatch;
  /** Something in it has to stay cold. */
  cold?: boolean;
  /** How cold goods go to its area, where that is known. */
  coldTerms?: ColdTerms;
  /** What an order weighed in grams, and the area by whose rates it paid. */
  parcel?: { area: string | null; weight: number };
  /** What an order was promised, as of this moment in ISO 8601; orders from before have none. */
  promise?: PlannedDelivery & { from: string };
};

/** What is known of an order beside the settings. */
export type AboutParcel = Pick<Delivery, "cold" | "parcel"> & {
  /** Of its area. */
  travels?: Days | undefined;
  coldTerms?: ColdTerms | undefined;
};

export function deliveryOf(settings: Settings, about: AboutParcel = {}): Delivery {
  const { travels, coldTerms, ...parcel } = about;
  const times = deliveryTimes(settings);
  return {
    times: travels ? { ...times, travels } : times,
    daysOff: readDaysOff(settings.days_off),
    dispatch: dispatchOf(settings),
    ...parcel,
    ...(coldTerms && { coldTerms }),
  };
}

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
  /** To an area that is known: "Mon, Nov 30", "Tue, Dec 1 to Wed, Dec 2". */
  planned?: { leaves: string; arrives: string; why: WhyNot | undefined } | undefined;
};

/**
 * The days between which an order of this moment arrives. Saturdays, Sundays, holidays and the
 * owner's own days off do not count on the way.
 */
export function promiseDelivery(orderedAt: Date, delivery: Delivery): DaySpan {
  const { earliest, latest } = leavingDays(orderedAt, delivery);
  const { times, daysOff } = delivery;
  return {
    earliest: addBusinessDays(earliest, times.travels[0], daysOff),
    latest: addBusinessDays(latest, times.travels[1], daysOff),
  };
}

/** The days between which it leaves us. */
export function leavingDays(orderedAt: Date, delivery: Delivery): DaySpan {
  const [earliest, latest] = delivery.times.ships.map((days) => {
    const ready = readyDay(orderedAt, delivery, days);
    return leavingDay(ready, delivery) ?? ready;
  }) as [Day, Day];
  return { earliest, latest };
}

/** The first day from one on which it is ready that it leaves; undefined where there is none. */
export function leavingDay(ready: Day, delivery: Delivery): Day | undefined {
  const leaving = leavingOf(delivery);
  return leaving ? firstDay(ready, (day) => whyNotOn(day, leaving) === undefined) : ready;
}

/** Undefined for orders from before parcels had days to leave on. */
export function leavingOf(delivery: Delivery): Leaving | undefined {
  const { daysOff, dispatch, cold = false, coldTerms, times } = delivery;
  return dispatch && { daysOff, dispatch, cold, coldTerms, travels: times.travels };
}

/** The day on which a parcel that need not stay cold leaves, so many days for parcels later. */
export function readyDay(orderedAt: Date, delivery: Delivery, after: number): Day {
  const today = shopDay(orderedAt);
  const leaving = leavingOf({ ...delivery, cold: false });
  if (!leaving) return addBusinessDays(today, after, delivery.daysOff);
  const works = (day: Day) => whyNotOn(day, leaving) === undefined;
  const { cutOff } = leaving.dispatch;
  const isLate = cutOff !== null && works(today) && shopMinute(orderedAt) >= cutOff;
  const from = isLate ? addDaysTo(today, 1) : today;
  let day = after === 0 ? (firstDay(from, works) ?? from) : from;
  for (let left = after; left > 0; left -= 1) {
    const next = addDaysTo(day, 1);
    day = firstDay(next, works) ?? next;
  }
  return day;
}

/** When the cut-off of this day is, if it is still ahead and anything leaves by it. */
export function nextCutOff(now: Date, { dispatch, daysOff }: Delivery): Date | undefined {
  const today = shopDay(now);
  if (!dispatch || dispatch.cutOff === null || shopMinute(now) >= dispatch.cutOff) return undefined;
  if (!dispatch.days.includes(weekday(today)) || isHoliday(today)) return undefined;
  return daysOff.includes(today) ? undefined : atShopMinute(today, dispatch.cutOff);
}

/** The days between which a parcel arrives that left us at this moment. */
export function promiseParcel(shippedAt: Date, { times, daysOff }: Delivery): DaySpan {
  const arrival = (n: 0 | 1) => addBusinessDays(shopDay(shippedAt), times.travels[n], daysOff);
  return { earliest: arrival(0), latest: arrival(1) };
}

/** "Thu, Nov 27 to Tue, Dec 2". */
export function formatPromise({ earliest, latest }: DaySpan): string {
  return `${formatDay(earliest)} to ${formatDay(latest)}`;
}

/** The same, where both may be one day. */
export function formatDays({ earliest, latest }: DaySpan): string {
  return earliest === latest ? formatDay(earliest) : formatPromise({ earliest, latest });
}

/** The owner's list, a day a line; what is no day is left out. */
export function readDaysOff(text: string): Day[] {
  return text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [];
}
