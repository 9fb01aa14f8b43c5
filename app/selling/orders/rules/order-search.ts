import { containing, foldText, searchParts, startingWith } from "#app/lib/search-text.ts";
import { meantOrderNumbers } from "./order-number.ts";

/** A trigram index cannot find shorter texts. */
const SHORTEST = 3;

/** A staff member's search text as patterns. */
export type OrderSearch = {
  /** Possible order numbers. */
  numbers: string[];
  /** Words that must all be in a text. Empty if the search is too short. */
  words: string[];
  /** A prefix of names, such as a tag's. The whole name if the search is short. */
  start: string;
  /** A prefix of codes, in the typed case. */
  code: string;
};

export function readOrderSearch(typed: string, now: Date): OrderSearch {
  const text = typed.trim().replaceAll(/\s+/g, " ");
  const parts = searchParts(text);
  const isLong = (part: string) => Array.from(part).length >= SHORTEST;
  const begins = (part: string) =>
    isLong(part) ? startingWith(part) : startingWith(part).slice(0, -1);
  return {
    numbers: meantOrderNumbers(text, now),
    words: parts.some(isLong) ? parts.map(containing) : [],
    start: begins(foldText(text)),
    code: begins(text),
  };
}
