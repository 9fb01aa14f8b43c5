import { shippingInWords, taxInWords } from "#app/modules/settings/views/shop-words.ts";
import type { Charges } from "#app/modules/settings/rules/charges.ts";

/** What holds for every product, below its price. */
export function buyNotes(charges: Charges): string[] {
  return [
    `${shippingInWords(charges)}, only within the Philippines`,
    taxInWords(charges),
    "For adults of 18 or older, under medical supervision",
  ];
}
