import { containing, foldText, searchParts, startingWith } from "#app/lib/search-text.ts";
import { meantOrderNumbers } from "./order-number.ts";

/** Fewer letters are no trigram, so an index can't tell where they are. */
const SHORTEST = 3;

/** What somebody looks for among all orders, as patterns. */
export type OrderSearch = {
  /** The order numbers that it may be. */
  numbers: string[];
  /** Each has to be in a text; none where the text is too short to look for anywhere. */
  words: string[];
  /** How a name has to begin, such as that of a tag; all of it where it is short. */
  start: string;
  /** The same of a code, as it was typed. */
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
