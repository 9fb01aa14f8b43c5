import { ok, refuse, type Result } from "#app/lib/result.ts";
import { inOrderOfTime } from "../../rules/fold-events.ts";
import { readNinjaVan, readNinjaVanTime } from "../../rules/read-ninjavan.ts";
import type { Courier, CourierProblem, ParcelToBook, TrackedEvent } from "../courier-port.ts";
import { findBooked, wasCancelled } from "./find-booked.server.ts";
import type { ApiAnswer, NinjaVanApi } from "./ninjavan-api.server.ts";
import { orderMessage, priceMessage } from "./order-message.ts";
import type { prefixOf } from "./prefixes.server.ts";
import {
  isCancelled,
  isTrackingNumber,
  readEvents,
  readOrder,
  readPrice,
  type NinjaVanEvent,
} from "./read-answers.ts";
import { oneLineOf, readRefusal, saysDuplicate, saysUnknown, shortened } from "./read-refusal.ts";

const MOST_LABEL_BYTES = 2 * 1024 * 1024;

type Prefix = ReturnType<typeof prefixOf>;

/** Ninja Van, by its API 4.1. */
export function ninjaVanCourier(api: NinjaVanApi, prefix: Prefix): Courier {
  return {
    book: (parcel) => book(api, parcel, prefix),
    async price(parcel) {
      const body = priceMessage(parcel);
      const answer = await api({ method: "POST", path: "/1.0/public/price", body });
      if (!answer.ok) return answer;
      const centavos = answer.value.status === 200 ? readPrice(answer.value.json) : undefined;
      return centavos === undefined ? refusedBy(answer.value) : ok(centavos);
    },
    label: (number) => ofParcel(number, () => label(api, number)),
    track: (number) => ofParcel(number, () => track(api, number)),
    cancel: (number) => ofParcel(number, () => cancel(api, number)),
  };
}

async function book(
  api: NinjaVanApi,
  parcel: ParcelToBook,
  prefix: Prefix,
): ReturnType<Courier["book"]> {
  const answer = await api({ method: "POST", path: "/4.1/orders", body: orderMessage(parcel) });
  if (!answer.ok) return answer;
  const { status, json } = answer.value;
  const booked = isSuccess(answer.value) ? readOrder(json) : undefined;
  if (booked !== undefined) {
    prefix.learn(parcel.reference, booked);
    return ok({ trackingNumber: booked });
  }
  const says = readRefusal(json) ?? "";
  if (!isSuccess(answer.value) && saysDuplicate(status, says)) {
    const found = await findBooked(api, { parcel, says, prefix });
    if (!found.ok) return found;
    if (found.value !== undefined) return ok({ trackingNumber: found.value });
  }
  return refusedBy(answer.value);
}

/** The waybill. Ninja Van enables this endpoint for a shipper on request. */
async function label(api: NinjaVanApi, number: string): ReturnType<Courier["label"]> {
  const answer = await api({
    method: "GET",
    path: `/2.0/reports/waybill?tid=${number}`,
    accept: "application/pdf",
    limit: MOST_LABEL_BYTES,
  });
  if (!answer.ok) return answer;
  const { status, bytes } = answer.value;
  if (status === 200 && bytes.subarray(0, 4).toString("latin1") === "%PDF") return ok(bytes);
  return refusedOfParcel(answer.value);
}

async function track(api: NinjaVanApi, number: string): ReturnType<Courier["track"]> {
  const read = await readHistory(api, number);
  if (!read.ok) return read;
  const events = read.value.map(trackedEvent);
  if (events.includes("not_understood")) return refuse("not_understood");
  return ok(inOrderOfTime(events.filter((event) => typeof event === "object")));
}

/** Undefined for an event that does not say where the parcel is. */
function trackedEvent(event: NinjaVanEvent): TrackedEvent | "not_understood" | undefined {
  const says = event.event || event.status;
  const word = readNinjaVan(says, event.is_parcel_on_rts_leg ?? false);
  if (word === undefined) return undefined;
  const happenedAt = readNinjaVanTime(event.timestamp);
  return happenedAt ? { word, happenedAt, says: shortened(oneLineOf(says)) } : "not_understood";
}

async function cancel(api: NinjaVanApi, number: string): ReturnType<Courier["cancel"]> {
  const answer = await api({ method: "DELETE", path: `/2.2/orders/${number}` });
  if (!answer.ok) return answer;
  if (answer.value.status === 200 && isCancelled(answer.value.json)) return ok(undefined);
  const problem = refusedOfParcel(answer.value);
  if (problem.reason !== "refused") return problem;
  // An earlier request, whose answer was lost, may have canceled it.
  const read = await readHistory(api, number);
  return read.ok && wasCancelled(read.value) ? ok(undefined) : problem;
}

async function readHistory(
  api: NinjaVanApi,
  number: string,
): Promise<Result<NinjaVanEvent[], CourierProblem>> {
  const answer = await api({ method: "GET", path: `/1.0/orders/tracking-events/${number}` });
  if (!answer.ok) return answer;
  const events = answer.value.status === 200 ? readEvents(answer.value.json) : undefined;
  return events ? ok(events) : refusedOfParcel(answer.value);
}

/** Other texts are not Ninja Van's tracking numbers, and must not become part of an address. */
async function ofParcel<T>(
  number: string,
  ask: () => Promise<Result<T, CourierProblem>>,
): Promise<Result<T, CourierProblem>> {
  return isTrackingNumber(number) ? ask() : refuse("unknown_parcel");
}

const isSuccess = ({ status }: ApiAnswer): boolean => status >= 200 && status < 300;

function refusedBy({ status, json }: ApiAnswer): CourierProblem {
  const says = readRefusal(json);
  const isRefusal = status === 400 || status === 409 || status === 422;
  return isRefusal && says !== undefined
    ? refuse("refused", { says: shortened(says) })
    : refuse("not_understood");
}

function refusedOfParcel(answer: ApiAnswer): CourierProblem {
  if (answer.status === 404) return refuse("unknown_parcel");
  const problem = refusedBy(answer);
  return "says" in problem && saysUnknown(problem.says) ? refuse("unknown_parcel") : problem;
}
