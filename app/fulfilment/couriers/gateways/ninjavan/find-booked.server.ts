import { ok, type Result } from "#app/lib/result.ts";
import type { CourierProblem, ParcelToBook } from "../courier-port.ts";
import type { NinjaVanApi } from "./ninjavan-api.server.ts";
import type { prefixOf } from "./prefixes.server.ts";
import { isTrackingNumber, readEvents, type NinjaVanEvent } from "./read-answers.ts";
import { numberIn } from "./read-refusal.ts";

type RefusedBooking = {
  parcel: ParcelToBook;
  /** Ninja Van's reason for refusing the reference. */
  says: string;
  prefix: ReturnType<typeof prefixOf>;
};

/**
 * The tracking number of a parcel that Ninja Van refuses to book again. Ninja Van answers a
 * duplicate with an error, and has no lookup by reference. So the number is the number in the
 * error, or the account's prefix with the reference, or the bare reference for an account without a
 * prefix. Undefined if none of them is certain.
 */
export async function findBooked(
  api: NinjaVanApi,
  { parcel, says, prefix }: RefusedBooking,
): Promise<Result<string | undefined, CourierProblem>> {
  const named = numberIn(says, parcel.reference);
  if (named !== undefined) {
    const events = await eventsOf(api, named);
    const isSure = !events.ok || !events.value || isOpen(events.value, parcel);
    return ok(isSure ? named : undefined);
  }
  const learnt = prefix.numberOf(parcel.reference);
  if (learnt !== undefined) {
    const events = await eventsOf(api, learnt);
    if (!events.ok) return events;
    if (events.value) return ok(isOpen(events.value, parcel) ? learnt : undefined);
  }
  const events = await eventsOf(api, parcel.reference);
  if (!events.ok) return events;
  // A number without events may not exist.
  const isSure = events.value && events.value.length > 0 && isOpen(events.value, parcel);
  return ok(isSure ? parcel.reference : undefined);
}

/**
 * `GET /1.0/orders/tracking-events/{trackingNumber}`. Undefined if the number is unknown or the
 * account may not ask. Without an answer, the booking must be tried again.
 */
async function eventsOf(
  api: NinjaVanApi,
  number: string,
): Promise<Result<NinjaVanEvent[] | undefined, CourierProblem>> {
  if (!isTrackingNumber(number)) return ok(undefined);
  const answer = await api({ method: "GET", path: `/1.0/orders/tracking-events/${number}` });
  if (!answer.ok) return answer.reason === "no_answer" ? answer : ok(undefined);
  return ok(answer.value.status === 200 ? readEvents(answer.value.json) : undefined);
}

/** The parcel belongs to the same order and was not canceled. */
function isOpen(events: readonly NinjaVanEvent[], { orderNumber }: ParcelToBook): boolean {
  const isOther = ({ shipper_order_ref_no: order }: NinjaVanEvent) =>
    !!order && order !== orderNumber;
  return !events.some(isOther) && !wasCancelled(events);
}

export const wasCancelled = (events: readonly NinjaVanEvent[]): boolean =>
  events.some(({ status }) => /^cancell?ed\b/i.test(status));
