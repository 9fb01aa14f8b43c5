import { listWords } from "#app/lib/list-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CashNotTaken } from "../rules/judge-order-cash.ts";

const days = (count: number) => (count === 1 ? "1 business day" : `${count} business days`);

const PROVEN = "buyers who have received and paid for an order, and never refused a parcel";

/** Only the reason. The advice is added by the functions below. */
function whyNoCash(refused: CashNotTaken): string {
  const { products, province } = refused;
  const cold = `${listWords(products)} ${products.length === 1 ? "has" : "have"} to stay cold`;
  switch (refused.why) {
    case "area":
      return province
        ? `Couriers don’t collect cash for us in ${province}.`
        : "Couriers don’t collect cash for us at this address.";
    case "limit":
      return `Cash on delivery is only for orders up to ${formatMoney(refused.limit)}.`;
    case "cold":
      return `${cold}, so cash on delivery isn’t available.`;
    case "cold_buyer":
      return `${cold}, so cash on delivery is only for ${PROVEN}.`;
    case "cold_way": {
      const to = province ? `to ${province} ` : "";
      return `${cold}, and a parcel ${to}takes up to ${days(refused.takes)}. If a cold parcel takes more than ${days(refused.nearDays)}, cash on delivery is only for ${PROVEN}.`;
    }
  }
}

const INSTEAD: Record<CashNotTaken["why"], string> = {
  area: "Pay another way, or send the order to another address.",
  limit: "Pay another way, or place two smaller orders.",
  cold: "Pay another way, or leave out the cold items.",
  cold_buyer: "Pay another way, or leave out the cold items.",
  cold_way: "Pay another way, or send the order to a closer address.",
};

export function cashRefusedText(refused: CashNotTaken): string {
  return `${whyNoCash(refused)} ${INSTEAD[refused.why]}`;
}

/** For a guest: the shop knows their earlier orders only after the form is sent. */
export function cashForKnownText(refused: CashNotTaken): string {
  return `${whyNoCash(refused)} If that’s you, use the email and phone number of that order, or sign in.`;
}

/** For a change of an order, by its buyer or staff. */
export function cashChangeRefusedText(refused: CashNotTaken): string {
  return `${whyNoCash(refused)} This order is paid in cash, so nothing has changed. To get more, place a second order and pay another way.`;
}

export function staffCashRefusedText(refused: CashNotTaken): string {
  return `${whyNoCash(refused)} Choose another payment method.`;
}
