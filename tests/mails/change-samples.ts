import { orderNews as news } from "#app/selling/orders/texts/mail-news.ts";
import { paymentNews as payments } from "#app/selling/orders/texts/mail-payments.ts";
import type { OrderNews } from "#app/selling/orders/texts/mail.ts";

const number = "PM-26-000123";
const total = 1_925_000;
const back = (way: "as_paid" | "by_transfer") => ({ total, back: { amount: 100, way } });
const address = "12 Mango Avenue, 6000 Cebu City";
const due = { amount: 100, until: "Nov 28, 2026, 3:00 PM" };

/** What a buyer reads of a changed order: the name of the sample, the mail, and whether it lists items. */
export const CHANGE_NEWS: readonly (readonly [string, OrderNews, boolean])[] = [
  ["changed", news.changedItems(number, back("as_paid")), true],
  ["changed, to be transferred back", news.changedItems(number, back("by_transfer")), true],
  ["changed by staff", news.itemsByStaff(number, back("as_paid")), true],
  ["address changed by staff", news.addressByStaff(number, address), false],
  ["difference to pay", payments.difference(number, due), true],
  ["changed address", news.changedAddress(number, address), false],
  ["changed too late", payments.changeLost(number, total), true],
];
