import { chargesOf, shippingInWords, taxInWords } from "./charges.ts";
import { deliveryTimes, inBusinessDays } from "./delivery-times.ts";
import type { Settings } from "./definitions.ts";
import { hourLines } from "./support-hours.ts";

/** What `{ships}` and its like stand for in texts of staff, so that a figure is kept once. */
export function shopWords(settings: Settings) {
  const { ships, travels } = deliveryTimes(settings);
  const charges = chargesOf(settings);
  const hours = hourLines(settings.support_hours).join(", ");
  return {
    ships: inBusinessDays(ships),
    arrives: inBusinessDays(travels),
    shipping: shippingInWords(charges),
    tax: taxInWords(charges),
    hours: hours === "" ? "as soon as they can" : `${hours}, Manila time`,
  };
}

/** A word in braces that the shop does not know stays as it was typed. */
export function fillShopWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([a-z]+)\}/g, (typed, word: string) =>
    Object.hasOwn(words, word) ? (words[word] ?? typed) : typed,
  );
}
