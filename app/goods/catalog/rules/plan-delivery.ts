import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { DeliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import { leavingDay, leavingOf, readyDay, type Delivery } from "./delivery-promise.ts";
import { addBusinessDays, whyNotOn, type PlannedDelivery } from "./dispatch-calendar.ts";
import type { Day } from "./holidays.ts";

/** Why no cold goods are sent to an area. */
export type ColdRefusal = "never" | "too_far" | "no_day";

/**
 * When a parcel ordered at this moment leaves and arrives, by the terms of its area, or why cold
 * goods cannot be sent there. A later order is never promised an earlier day.
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
    // Without any dispatch day, parcels that need no cooling are promised as if every day were one.
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

/** The promise of an order; undefined if nothing is shipped, or if no cold parcel goes there. */
export function promiseOf(now: Date, delivery: Delivery): Pick<Delivery, "promise"> {
  const planned = planDelivery(now, delivery);
  return planned.ok ? { promise: { ...planned.value, from: now.toISOString() } } : {};
}

/**
 * The promise that applies: the original one, or a new one from the moment of payment or
 * confirmation, if that was later.
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
