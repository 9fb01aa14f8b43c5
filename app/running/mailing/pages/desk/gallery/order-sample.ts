import { OrderNewsMail } from "#app/selling/orders/emails/order-news.tsx";
import { LINK_FOOTER, type OrderNews } from "#app/selling/orders/texts/mail.ts";
import { sampleMail, type MailEntry, type SampleMail } from "./mail-entry.ts";
import type { SampleData } from "./sample-data.ts";

export const receiptOf = ({ shop, token }: SampleData) => `${shop}/order/${token}`;

/** The lines of an order in the format of mails. */
export const linesOf = ({ product, units, total }: SampleData) => ({
  items: [{ productName: product, quantity: units, total }],
  saved: null,
  statutory: null,
  coldPack: null,
  total,
  credit: 0,
});

/** A mail to a buyer with only a text and a button. */
export function toldBuyer(data: SampleData, news: OrderNews, withLines = false): SampleMail {
  return sampleMail(news.subject, news.values, OrderNewsMail, {
    news,
    href: receiptOf(data),
    firstName: data.firstName,
    also: undefined,
    lines: withLines ? linesOf(data) : undefined,
    footer: LINK_FOOTER,
  });
}

type NewsOf = (data: SampleData) => OrderNews | readonly OrderNews[];

/** The gallery's entry for such a mail, with all its variants. */
export function buyerMail(name: string, when: string, news: NewsOf, withLines = false): MailEntry {
  return {
    name,
    when,
    samples: (data) => [news(data)].flat().map((one) => toldBuyer(data, one, withLines)),
  };
}
