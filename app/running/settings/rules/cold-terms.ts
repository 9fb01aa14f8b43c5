/**
 * How goods that have to stay cold go to an area: `open` as the shop's days for cold parcels say,
 * `limited` never over a weekend or a holiday, or not at all.
 */
export const COLD_WAYS = ["open", "limited", "never"] as const;
export type ColdWay = (typeof COLD_WAYS)[number];

/** Five business days in a row always have a weekend among them, counted from the day it leaves. */
export const MOST_COLD_DAYS = 4;

export type ColdTerms = {
  way: ColdWay;
  /** In business days on the way at most, where it is limited. */
  most: number | null;
  /** On which weekdays it leaves, Sunday 0; none: on the shop's days for cold parcels. */
  days: readonly number[];
};
