import { formatMoney } from "#app/lib/money.ts";
import { chargesOf, type Charges } from "../rules/charges.ts";
import { deliveryTimes, type Days, type DeliveryTimes } from "../rules/delivery-times.ts";
import type { Settings } from "../rules/definitions.ts";
import { hourLines } from "./support-hours.ts";

/**
 * The values of `{ships}` and other variables in staff's texts, so that each figure is stored once.
 */
export function shopWords(settings: Settings) {
  const { ships, travels } = deliveryTimes(settings);
  const charges = chargesOf(settings);
  const hours = hourLines(settings.support_hours).join(", ");
  return {
    ships: inBusinessDays(ships),
    arrives: inBusinessDays(travels),
    shipping: shippingInWords(charges),
    tax: taxInWords(charges),
    referral: inDays(settings.affiliate_window_days),
    commission: commissionInWords(settings),
    /**
     * The FAQ and the assistant replace this with the methods, because they know whether a gateway
     * is configured.
     */
    payments: "Checkout shows your payment options.",
    hours: hours === "" ? "as soon as they can" : `${hours}, Manila time`,
  };
}

/** An unknown word in braces stays as typed. */
export function fillShopWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([a-z]+)\}/g, (typed, word: string) =>
    Object.hasOwn(words, word) ? (words[word] ?? typed) : typed,
  );
}

/** "Free shipping", or the fee. */
export function shippingInWords({ shippingFee, freeFrom, byArea }: Charges): string {
  if (byArea) return "Shipping by area and weight";
  if (shippingFee === 0) return "Free shipping";
  const fee = `Shipping ${formatMoney(shippingFee)} per order`;
  return freeFrom === 0 ? fee : `${fee}, free from ${formatMoney(freeFrom)}`;
}

export function taxInWords({ taxPercent }: Charges): string {
  return taxPercent === 0 ? "Prices include tax" : `${taxPercent}% tax is added at checkout`;
}

const inDays = (days: number) => (days === 1 ? "1 day" : `${days} days`);

/** The current commission of affiliates. */
export function commissionInWords(settings: Settings): string {
  const { affiliate_first_percent: first, affiliate_repeat_percent: repeat } = settings;
  return first === repeat
    ? `${first}% of the goods in each order`
    : `${first}% of the goods in a buyer’s first order, ${repeat}% in each later order`;
}

/** "3-5 business days". */
export function inBusinessDays([fewest, most]: Days): string {
  const days = most === 1 ? "business day" : "business days";
  return `${fewest === most ? most : `${fewest}-${most}`} ${days}`;
}

/** The usual times, shown below the dates of one order. */
export function usualTimes({ ships, travels }: DeliveryTimes): string {
  return `Ships in ${inBusinessDays(ships)}, arrives ${inBusinessDays(travels)} later`;
}
