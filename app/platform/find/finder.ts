import type { SQL } from "drizzle-orm";
import type { Ability } from "../access/may.ts";

/** What somebody of the staff searches for, read once for all finders. */
export type Sought = {
  /** As typed, without blanks around it. */
  text: string;
  /** Patterns of which a text has to match all, as small letters without accents; one at least. */
  patterns: readonly string[];
  /** How the best hits begin, as a pattern. */
  start: string;
  now: Date;
};

/**
 * How one kind of thing is found. What it returns is a select of `id`, `title`, `hint` and `rank`,
 * all texts but the rank (0 exact, 1 by its beginning, 2 anywhere), with its best `limit ${MOST}`.
 * All finders run as one statement.
 */
export type Finder = {
  /** What a hit is called: "Order". */
  kind: string;
  /** Among hits that are as good; the lowest comes first. */
  place: number;
  who: Ability;
  find: (sought: Sought) => SQL;
  to: (id: string) => string;
};

/** Hits of one kind. */
export const MOST = 8;
