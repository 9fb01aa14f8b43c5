/** The days of sales that stock forecasts use. */
export const DEMAND_DAYS = 28;
/** The weeks of sales in the chart. */
export const DEMAND_WEEKS = 12;

/**
 * Units of an item ordered in the last 28 whole days, less cancelled ones, and the number of these
 * days on which it could be bought.
 */
export type Demand = { sold: number; days: number };

/** Days without stock are ignored, because they would hide the real demand. */
export function soldPerDay({ sold, days }: Demand): number {
  return days > 0 ? sold / days : 0;
}

/** The same with today's sales. Today is not over, so it is included only after its first sale. */
export function withToday({ sold, days }: Demand, soldToday: number): Demand {
  return soldToday > 0 ? { sold: sold + soldToday, days: days + 1 } : { sold, days };
}

/** Whole days until it sells out at this pace; undefined if it does not sell. */
export function daysLeft(available: number, { sold, days }: Demand): number | undefined {
  if (available <= 0) return 0;
  if (sold <= 0 || days <= 0) return undefined;
  return Math.floor((available * days) / sold);
}
