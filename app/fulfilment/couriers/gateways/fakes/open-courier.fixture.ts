import type { Fetch } from "#app/selling/payments/gateways/bounded-http.server.ts";
import type { Courier } from "../courier-port.ts";
import type { BookedParcel } from "../ninjavan/prefixes.server.ts";
import { ninjaVan } from "../couriers.server.ts";
import { ACCOUNT, fakeNinjaVan } from "./ninjavan.fixture.ts";
import { parcelToBook } from "./parcel.fixture.ts";

export const ENV = { providersUrl: "http://providers.test" };
export const LIVE = { keys: ACCOUNT, isLive: true };
export const PARCEL = parcelToBook();

/** The Ninja Van adapter, connected to its fake. */
export function openCourier() {
  const fake = fakeNinjaVan();
  /** A new process that remembers no earlier booking. */
  const anew = (booked?: BookedParcel) =>
    ninjaVan({ ...LIVE, booked }, ENV, (url, init) => fake.fetch(url, init));
  return { fake, courier: ninjaVan(LIVE, ENV, fake.fetch), anew };
}

/** The adapter with a server that issues tokens and answers everything else with `answer`. */
export function courierBefore(answer: Fetch): Courier {
  const fake = fakeNinjaVan();
  return ninjaVan(LIVE, ENV, async (url, init) =>
    url.endsWith("/access_token") ? fake.fetch(url, init) : answer(url, init),
  );
}

export const answering = (status: number, body: unknown): Courier =>
  courierBefore(async () => Response.json(body, { status }));

/** Books a parcel, which must succeed, and returns the tracking number. */
export async function booked(courier: Courier, parcel = PARCEL): Promise<string> {
  const answer = await courier.book(parcel);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.trackingNumber;
}
