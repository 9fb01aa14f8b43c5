import { arrivalNews } from "#app/fulfilment/arrivals/texts/mail.ts";
import { GUARANTEE_EVENTS } from "#app/fulfilment/guarantee/rules/guarantee-terms.ts";
import { guaranteeNews } from "#app/fulfilment/guarantee/texts/mail.ts";
import type { OrderNews } from "#app/selling/orders/texts/mail.ts";

const number = "PM-26-000123";

/** The mails about decisions on arrived parcels, by sample name. */
export const ARRIVAL_NEWS: readonly (readonly [string, OrderNews])[] = [
  ["arrived warm, to be replaced", arrivalNews.replacement(number, "")],
  ["arrived warm, with words", arrivalNews.replacement(number, "The indicator is red.")],
  ...GUARANTEE_EVENTS.map(
    (event) =>
      [
        `guarantee: ${event}`,
        guaranteeNews({
          event,
          orderNumber: number,
          amount: 250_000,
          goods: [{ name: "BPC-157" }, { name: "TB-500" }],
          toCredit: event !== "late",
        }),
      ] as const,
  ),
  ["arrived as it should", arrivalNews.fine(number, "The indicator on your photo is green.")],
];
