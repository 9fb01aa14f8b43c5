import type { SQL } from "drizzle-orm";
import type { Ability } from "../access/may.ts";

/** A staff member's search text, parsed once for all finders. */
export type Sought = {
  text: string;
  /** Patterns, at least one; a hit matches all of them. Lowercase, without accents. */
  patterns: readonly string[];
  /** The pattern of hits that begin with the search text. */
  start: string;
  now: Date;
};

/**
 * Finds one kind of record. It returns a select of `id`, `title`, `hint` and `rank`, all texts but
 * the rank (0 exact, 1 prefix, 2 anywhere), with its best `limit ${MOST}`. All finders run as one
 * statement.
 */
export type Finder = {
  /** The heading of its hits. */
  kind: string;
  /** Breaks ties between hits of equal rank; the lowest comes first. */
  place: number;
  who: Ability;
  find: (sought: Sought) => SQL;
  /** The names of states, for a finder that also selects `state` and `amount`; either may be null. */
  states?: Readonly<Record<string, string>>;
  to: (id: string) => string;
};

export const MOST = 8;
