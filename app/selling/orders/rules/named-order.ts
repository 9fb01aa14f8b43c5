import { lettersOf, readOrderNumber } from "./order-number.ts";

/** Whole words that look like an order number as people type it, with its letters. */
const NUMBERS = /(?<![\w-])(?:#\s?)?[A-Z]{1,4}[\s-]?\d{2}[\s-]?\d{6,9}(?![\w-])/gi;

/** Whether a text names an order, of this shop or another. */
export const looksLikeOrder = (text: string): boolean => text.search(NUMBERS) >= 0;

/**
 * The first order that a text names; undefined without one. `letters` are the prefixes of the
 * shop's order numbers, which distinguish them from the numbers of tickets and parcels.
 */
export function namedOrder(text: string, letters: readonly string[]): string | undefined {
  return text
    .match(NUMBERS)
    ?.map(readOrderNumber)
    .find((number) => number !== undefined && letters.includes(lettersOf(number)));
}
