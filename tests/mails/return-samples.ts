import { endNews } from "#app/selling/orders/texts/mail-ends.ts";
import type { OrderNews } from "#app/selling/orders/texts/mail.ts";
import { returnNews } from "#app/fulfilment/returns/texts/mail.ts";
import { ARRIVAL_NEWS } from "./arrival-samples.ts";
import { PARCEL_NEWS } from "./parcel-samples.ts";

const about = { number: "RT-26-000012", orderNumber: "PM-26-000123" };

export const RETURN_NEWS: readonly (readonly [string, OrderNews])[] = [
  [
    "return approved, to be sent",
    returnNews.approved(about, { comesBack: true, answer: "Use the courier that we booked." }),
  ],
  ["return approved", returnNews.approved(about, { comesBack: false, answer: null })],
  ["return refused", returnNews.refused(about, "The seal was intact and the vial was cold.")],
  ["return settled", returnNews.refunded(about, 1_250_000)],
  ["came back", endNews.refused(about.orderNumber, undefined)],
  ["came back after it was paid", endNews.refused(about.orderNumber, "as_paid")],
  ["return closed", returnNews.closed(about, "Nothing arrived.")],
  ...ARRIVAL_NEWS,
  ...PARCEL_NEWS,
];
