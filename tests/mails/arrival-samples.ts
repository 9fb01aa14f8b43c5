import { arrivalNews } from "#app/fulfilment/arrivals/texts/mail.ts";
import type { OrderNews } from "#app/selling/orders/texts/mail.ts";

const number = "PM-26-000123";

/** The mails about decisions on arrived parcels, by sample name. */
export const ARRIVAL_NEWS: readonly (readonly [string, OrderNews])[] = [
  ["arrived warm, to be replaced", arrivalNews.replacement(number, "")],
  ["arrived warm, with words", arrivalNews.replacement(number, "The indicator is red.")],
  ["arrived as it should", arrivalNews.fine(number, "The indicator on your photo is green.")],
];
