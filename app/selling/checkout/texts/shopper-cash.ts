import { listWords } from "#app/lib/list-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CashNotTaken } from "../rules/judge-order-cash.ts";

const days = (count: number) => (count === 1 ? "1 business day" : `${count} business days`);

const PROVEN = "buyers who have paid for and received an order before and refused no parcel";

/** Only the reason. The advice is added by the functions below. */
function whyNoCash(refused: CashNotTaken): string {
  const { products, province } = refused;
  const cold = `${listWords(products)} ${products.length === 1 ? "has" : "have"} to stay cold`;
  switch (refused.why) {
    case "area":
      return province
        ? `Couriers collect no cash for us in ${province}.`
        : "Couriers collect no cash for us where this order goes.";
    case "limit":
      return `Cash on delivery is for orders up to ${formatMoney(refused.limit)}: a courier collects no more.`;
    case "cold":
      return `${cold}, and for that we take no cash on delivery.`;
    case "cold_buyer":
      return `${cold}, and cash on delivery for that is for ${PROVEN}.`;
    case "cold_way": {
      const to = province ? `to ${province} ` : "";
      return `${cold}, and a parcel ${to}takes up to ${days(refused.takes)}. On ways longer than ${days(refused.nearDays)}, cash on delivery for cold goods is for ${PROVEN}.`;
    }
  }
}

const INSTEAD: Record<CashNotTaken["why"], string> = {
  area: "Pay another way, or send the order to another address.",
  limit: "Pay another way, or place two smaller orders.",
  cold: "Pay another way, or order without it.",
  cold_buyer: "Pay another way, or order without it.",
  cold_way: "Pay another way, or send the order to a nearer address.",
};

export function cashRefusedText(refused: CashNotTaken): string {
  return `${whyNoCash(refused)} ${INSTEAD[refused.why]}`;
}

/** For a guest: the shop knows their earlier orders only after the form is sent. */
export function cashForKnownText(refused: CashNotTaken): string {
  return `${whyNoCash(refused)} If you are one, use the email and phone number of that order, or sign in.`;
}

/** For a change of an order, by its buyer or staff. */
export function cashChangeRefusedText(refused: CashNotTaken): string {
  return `${whyNoCash(refused)} This order is paid in cash, so nothing has changed. For anything else, place a second order and pay it another way.`;
}

export function staffCashRefusedText(refused: CashNotTaken): string {
  return `${whyNoCash(refused)} Choose another way to pay.`;
}
