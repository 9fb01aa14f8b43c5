/**
 * How cold goods are sent to an area. `open`: on the shop's days for cold parcels. `limited`: never
 * over a weekend or a holiday. `never`: not at all.
 */
export const COLD_WAYS = ["open", "limited", "never"] as const;
export type ColdWay = (typeof COLD_WAYS)[number];

/** Counted from the dispatch day, five business days always span a weekend. */
export const MOST_COLD_DAYS = 4;

export type ColdTerms = {
  way: ColdWay;
  /** The longest transit time in business days, if it is limited. */
  most: number | null;
  /** Dispatch weekdays of the area, Sunday 0; empty: the shop's days for cold parcels. */
  days: readonly number[];
};
