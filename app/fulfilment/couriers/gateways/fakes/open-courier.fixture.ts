import type { Fetch } from "#app/selling/payments/gateways/bounded-http.server.ts";
import type { Courier, ParcelToBook } from "../courier-port.ts";
import type { BookedParcel } from "../ninjavan/prefixes.server.ts";
import { ninjaVan } from "../couriers.server.ts";
import { ACCOUNT, fakeNinjaVan } from "./ninjavan.fixture.ts";

/** A parcel from Manila to Cebu, to be paid on delivery. */
export const parcelToBook = (given: Partial<ParcelToBook> = {}): ParcelToBook => ({
  reference: "K7M2Q9XA4",
  orderNumber: "ORD-2026-0042",
  sender: {
    name: "Sari Wellness",
    phone: "+639171234567",
    email: "desk@sari.example.test",
    street: "12 Kalayaan Avenue",
    barangay: "Diliman",
    city: "Quezon City",
    province: "Metro Manila",
    postalCode: "1101",
  },
  recipient: {
    name: "Maria Clara Nuñez",
    phone: "+639181234567",
    email: undefined,
    street: "Unit 3, 45 Osmeña Boulevard",
    barangay: "Capitol Site",
    city: "Cebu City",
    province: "Cebu",
    postalCode: undefined,
  },
  grams: 1_250,
  cash: 1_234_567,
  contents: "Wellness products",
  leavesOn: "2026-11-27",
  isPickedUp: true,
  ...given,
});

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
