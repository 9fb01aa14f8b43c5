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
  type DispatchTerms,
  type PlannedDelivery,
  type WhyNot,
} from "./dispatch-calendar.ts";
import { addDaysTo, isHoliday, weekday, type Day } from "./holidays.ts";

export type Delivery = {
  times: DeliveryTimes;
  daysOff: readonly Day[];
  /** Undefined for orders from before dispatch days existed: they leave on any business day. */
  dispatch?: Dispatch;
  cold?: boolean;
  /** The cold-chain terms of its area, if the area is known. */
  coldTerms?: ColdTerms;
  /** The order's weight in grams, and the area whose rates applied. */
  parcel?: { area: string | null; weight: number };
  /** The promise that the order got, made at `from` (ISO 8601). Older orders have none. */
  promise?: PlannedDelivery & { from: string };
};

/** Facts about an order that the settings do not have. */
export type AboutParcel = Pick<Delivery, "cold" | "parcel"> & {
  /** The travel times to its area. */
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

/** The arrival of an order placed now, formatted for display. */
export type Arrival = {
  /** "Thu, Nov 26 to Wed, Dec 2". */
  days: string;
  /** "Ships in 1-2 business days, arrives 3-5 business days later". */
  usual: string;
  /** When a cold parcel leaves: "Tue, Dec 1"; undefined for other parcels. */
  leavesCold: string | undefined;
  /** "Order within 2 h 5 min (by 2:00 PM)"; undefined if there is no cut-off left today. */
  orderWithin: string | undefined;
  /** For a known area: "Mon, Nov 30", "Tue, Dec 1 to Wed, Dec 2". */
  planned?: { leaves: string; arrives: string; why: WhyNot | undefined } | undefined;
};

/**
 * The earliest and latest arrival of an order placed at this moment. Weekends, holidays and the
 * owner's days off are skipped on the way.
 */
export function promiseDelivery(orderedAt: Date, delivery: Delivery): DaySpan {
  const { earliest, latest } = leavingDays(orderedAt, delivery);
  const { times, daysOff } = delivery;
  return {
    earliest: addBusinessDays(earliest, times.travels[0], daysOff),
    latest: addBusinessDays(latest, times.travels[1], daysOff),
  };
}

/** The earliest and latest day on which it leaves the shop. */
export function leavingDays(orderedAt: Date, delivery: Delivery): DaySpan {
  const [earliest, latest] = delivery.times.ships.map((days) => {
    const ready = readyDay(orderedAt, delivery, days);
    return leavingDay(ready, delivery) ?? ready;
  }) as [Day, Day];
  return { earliest, latest };
}

/** The first dispatch day from the day on which the parcel is ready; undefined if there is none. */
export function leavingDay(ready: Day, delivery: Delivery): Day | undefined {
  const leaving = leavingOf(delivery);
  return leaving ? firstDay(ready, (day) => whyNotOn(day, leaving) === undefined) : ready;
}

/** Undefined for orders from before dispatch days existed. */
export function leavingOf(delivery: Delivery): DispatchTerms | undefined {
  const { daysOff, dispatch, cold = false, coldTerms, times } = delivery;
  return dispatch && { daysOff, dispatch, cold, coldTerms, travels: times.travels };
}

/**
 * The day on which a parcel is ready: the first dispatch day for parcels that need no cooling,
 * `after` dispatch days later.
 */
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

/** This day's cut-off, if it is still ahead and parcels leave today. */
export function nextCutOff(now: Date, { dispatch, daysOff }: Delivery): Date | undefined {
  const today = shopDay(now);
  if (!dispatch || dispatch.cutOff === null || shopMinute(now) >= dispatch.cutOff) return undefined;
  if (!dispatch.days.includes(weekday(today)) || isHoliday(today)) return undefined;
  return daysOff.includes(today) ? undefined : atShopMinute(today, dispatch.cutOff);
}

/** The earliest and latest arrival of a parcel that left at this moment. */
export function promiseParcel(shippedAt: Date, { times, daysOff }: Delivery): DaySpan {
  const arrival = (n: 0 | 1) => addBusinessDays(shopDay(shippedAt), times.travels[n], daysOff);
  return { earliest: arrival(0), latest: arrival(1) };
}

/** "Thu, Nov 27 to Tue, Dec 2". */
export function formatPromise({ earliest, latest }: DaySpan): string {
  return `${formatDay(earliest)} to ${formatDay(latest)}`;
}

/** The same, but one day if both days are equal. */
export function formatDays({ earliest, latest }: DaySpan): string {
  return earliest === latest ? formatDay(earliest) : formatPromise({ earliest, latest });
}

/** The owner's days off, one a line; invalid lines are ignored. */
export function readDaysOff(text: string): Day[] {
  return text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [];
}
