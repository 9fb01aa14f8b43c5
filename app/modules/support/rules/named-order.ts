import { readOrderNumber } from "#app/modules/orders/rules/order-number.ts";

/** Whole words that are an order number as people type it, with its letters or with a number sign. */
const NUMBERS = /(?<![\w-])(?:#\s?)?PM[\s-]?\d{2}[\s-]?\d{6,9}(?![\w-])/gi;

/** The order that somebody writes about, as they named it first; undefined where they named none. */
export function namedOrder(text: string): string | undefined {
  return text
    .match(NUMBERS)
    ?.map(readOrderNumber)
    .find((number) => number !== undefined);
}
