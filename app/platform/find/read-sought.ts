import { containing, foldText, searchParts, startingWith } from "#app/lib/search-text.ts";
import type { Sought } from "./finder.ts";

/** As typed, in characters: more than any name, address or number has. */
export const LONGEST_SOUGHT = 100;
/** Fewer letters are no trigram, so an index can't tell where they are. */
const SHORTEST = 3;

/** Undefined for what is too short to look for among all orders. */
export function readSought(typed: string, now: Date): Sought | undefined {
  const text = typed.trim().slice(0, LONGEST_SOUGHT);
  const start = foldText(text);
  // A running number keeps its zeros where nothing else is left of it.
  const parts = [searchParts(text), [start]].find(hasTrigram);
  return parts && { text, patterns: parts.map(containing), start: startingWith(start), now };
}

function hasTrigram(parts: readonly string[]): boolean {
  return parts.some((part) => part.replaceAll(/\s/g, "").length >= SHORTEST);
}
