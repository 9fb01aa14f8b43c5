import { shippingInWords, taxInWords } from "#app/running/settings/views/shop-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Charges } from "#app/running/settings/rules/charges.ts";

/** What comes with a product, below its price. */
export function buyNotes(charges: Charges, needsCold = false): string[] {
  const { coldPack = 0 } = charges;
  const pack = `Insulated pack ${formatMoney(coldPack)} an order, which slows warming on the way`;
  return [
    `${shippingInWords(charges)}, only within the Philippines`,
    ...(needsCold && coldPack > 0 ? [pack] : []),
    taxInWords(charges),
    "For adults of 18 or older, under medical supervision",
  ];
}
