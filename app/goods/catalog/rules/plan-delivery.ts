import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { DeliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import { leavingDay, leavingOf, readyDay, type Delivery } from "./delivery-promise.ts";
import { addBusinessDays, whyNotOn, type PlannedDelivery } from "./dispatch-calendar.ts";
import type { Day } from "./holidays.ts";

/** Why nothing that has to stay cold is sent to an area. */
export type ColdRefusal = "never" | "too_far" | "no_day";

/**
 * When a parcel ordered at this moment leaves and arrives, by the terms of the area that it goes to;
 * or why no cold one goes there. Who orders later is never promised an earlier day.
 */
export function planDelivery(
  orderedAt: Date,
  delivery: Delivery,
): Result<PlannedDelivery, Refusal<ColdRefusal>> {
  const { times, daysOff, cold = false, coldTerms } = delivery;
  if (cold && coldTerms) {
    const { way, most } = coldTerms;
    if (way === "never") return refuse("never");
    if (way === "limited" && times.travels[1] > (most ?? 0)) return refuse("too_far");
  }
  const ready = times.ships.map((days) => readyDay(orderedAt, delivery, days)) as [Day, Day];
  const [earliest, latest] = ready.map((day) => leavingDay(day, delivery));
  if (!earliest || !latest) {
    // Without any day for parcels at all, what need not stay cold is promised as if each were one.
    return cold ? refuse("no_day") : ok({ ...promisedFrom(ready, times, daysOff) });
  }
  const leaving = leavingOf(delivery);
  const why = earliest > ready[0] && leaving ? whyNotOn(ready[0], leaving) : undefined;
  return ok({ ...promisedFrom([earliest, latest], times, daysOff), ...(why && { why }) });
}

function promisedFrom(
  [earliest, latest]: [Day, Day],
  { travels }: DeliveryTimes,
  off: readonly Day[],
) {
  return {
    leaves: { earliest, latest },
    arrives: {
      earliest: addBusinessDays(earliest, travels[0], off),
      latest: addBusinessDays(latest, travels[1], off),
    },
  };
}

/** What an order is promised; none where nothing of it is carried, or no cold parcel goes there. */
export function promiseOf(now: Date, delivery: Delivery): Pick<Delivery, "promise"> {
  const planned = planDelivery(now, delivery);
  return planned.ok ? { promise: { ...planned.value, from: now.toISOString() } } : {};
}

/**
 * What stands of it: the promise, or what follows from the moment at which the order was paid or
 * confirmed, where that was later.
 */
export function standingPromise(
  delivery: Delivery,
  boundAt: Date | null | undefined,
): PlannedDelivery | undefined {
  const { promise } = delivery;
  if (!promise || !boundAt || boundAt <= new Date(promise.from)) return promise;
  const planned = planDelivery(boundAt, delivery);
  return planned.ok ? planned.value : promise;
}
