import { parcelNews } from "#app/selling/orders/texts/mail-parcels.ts";
import type { OrderNews } from "#app/selling/orders/texts/mail.ts";

const number = "PM-26-000123";
const shipment = { courier: "lbc", number: "LBC-0001", url: null } as const;
const vials = { name: "Retatrutide", units: 2 };
const supplies = { name: "Supplies", units: 1 };
const storage = ["How to store Retatrutide: Keep the vial at 2–8 °C."];
const first = { number: 1, all: 2, items: [vials], toCome: [supplies] };
const last = { number: 2, all: 2, items: [supplies], toCome: [] };

/** The mails about an order in several parcels, by sample name. */
export const PARCEL_NEWS: readonly (readonly [string, OrderNews])[] = [
  ["first parcel shipped", parcelNews.shipped(number, { ...first, shipment, storage })],
  ["last parcel shipped", parcelNews.shipped(number, { ...last, shipment, storage: [] })],
  ["tracking of a parcel", parcelNews.tracking(number, { ...first, shipment })],
  [
    "tracking of a parcel taken out",
    parcelNews.tracking(number, { ...last, shipment: { ...shipment, number: null } }),
  ],
  ["first parcel delivered", parcelNews.delivered(number, { ...first, storage })],
];
