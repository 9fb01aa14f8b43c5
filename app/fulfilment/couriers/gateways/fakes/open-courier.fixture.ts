import type { Fetch } from "#app/selling/payments/gateways/bounded-http.server.ts";
import type { Courier } from "../courier-port.ts";
import type { Booked } from "../ninjavan/prefixes.server.ts";
import { ninjaVan } from "../couriers.server.ts";
import { ACCOUNT, fakeNinjaVan } from "./ninjavan.fixture.ts";
import { parcelToBook } from "./parcel.fixture.ts";

export const ENV = { providersUrl: "http://providers.test" };
export const LIVE = { keys: ACCOUNT, isLive: true };
export const PARCEL = parcelToBook();

/** The adapter of Ninja Van before its fake. */
export function openCourier() {
  const fake = fakeNinjaVan();
  /** In a process that knows nothing of what was booked before. */
  const anew = (booked?: Booked) =>
    ninjaVan({ ...LIVE, booked }, ENV, (url, init) => fake.fetch(url, init));
  return { fake, courier: ninjaVan(LIVE, ENV, fake.fetch), anew };
}

/** The adapter before something that gives tokens, and answers everything else with this. */
export function courierBefore(answer: Fetch): Courier {
  const fake = fakeNinjaVan();
  return ninjaVan(LIVE, ENV, async (url, init) =>
    url.endsWith("/access_token") ? fake.fetch(url, init) : answer(url, init),
  );
}

export const answering = (status: number, body: unknown): Courier =>
  courierBefore(async () => Response.json(body, { status }));

/** Books a parcel, which has to succeed; answers its tracking number. */
export async function booked(courier: Courier, parcel = PARCEL): Promise<string> {
  const answer = await courier.book(parcel);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.trackingNumber;
}
