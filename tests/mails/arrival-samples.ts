import { arrivalNews } from "#app/fulfilment/arrivals/texts/mail.ts";
import type { OrderNews } from "#app/selling/orders/texts/mail.ts";

const number = "PM-26-000123";

/** What a buyer is told of a decision about how a parcel arrived, by the name of its sample. */
export const ARRIVAL_NEWS: readonly (readonly [string, OrderNews])[] = [
  ["arrived warm, to be replaced", arrivalNews.replacement(number, "")],
  ["arrived warm, with words", arrivalNews.replacement(number, "The indicator is red.")],
  ["arrived as it should", arrivalNews.fine(number, "The indicator on your photo is green.")],
];
