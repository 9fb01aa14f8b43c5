import { containing, foldText, searchParts, startingWith } from "#app/lib/search-text.ts";
import type { Sought } from "./finder.ts";

/** In characters; no name, address or number is longer. */
export const LONGEST_SOUGHT = 100;
/** A trigram index cannot narrow down shorter texts. */
const SHORTEST = 3;

/** Undefined for texts too short to search all orders. */
export function readSought(typed: string, now: Date): Sought | undefined {
  const text = typed.trim().slice(0, LONGEST_SOUGHT);
  const start = foldText(text);
  // A running number keeps its leading zeros if it would otherwise be too short.
  const parts = [searchParts(text), [start]].find(hasTrigram);
  return parts && { text, patterns: parts.map(containing), start: startingWith(start), now };
}

function hasTrigram(parts: readonly string[]): boolean {
  return parts.some((part) => part.replaceAll(/\s/g, "").length >= SHORTEST);
}
