/** How many days of sales the shop goes by. */
export const DEMAND_DAYS = 28;
/** How many weeks of sales are drawn. */
export const DEMAND_WEEKS = 12;

/**
 * What was ordered of an item in the last 28 whole days, less what cancelled orders gave back, and
 * on how many of these days it could be bought.
 */
export type Demand = { sold: number; days: number };

/** Days on which it was sold out do not count, so that they do not hide how much is wanted. */
export function soldPerDay({ sold, days }: Demand): number {
  return days > 0 ? sold / days : 0;
}

/** The same with what sold today. Before its first sale today is not over and does not count. */
export function withToday({ sold, days }: Demand, soldToday: number): Demand {
  return soldToday > 0 ? { sold: sold + soldToday, days: days + 1 } : { sold, days };
}

/** Whole days until it is sold out at this pace; undefined for what does not sell. */
export function daysLeft(available: number, { sold, days }: Demand): number | undefined {
  if (available <= 0) return 0;
  if (sold <= 0 || days <= 0) return undefined;
  return Math.floor((available * days) / sold);
}
