import type { Days } from "#app/lib/report/period.ts";

/** Months as `2026-11`. */
export type CohortRow = { cohort: string; month: string; buyers: number };

export type Cohort = {
  month: string;
  /** Buyers whose first paid order was in this month. */
  buyers: number;
  /**
   * How many of them paid for an order again, one month later and so on, up to the current month.
   */
  again: number[];
};

export const COHORTS = 12;

/** The days of the cohorts that end with a month: from the first of the eleventh month before. */
export function cohortDays({ to }: Days): Days {
  return { from: `${shiftMonth(to.slice(0, 7), 1 - COHORTS)}-01`, to };
}

/** Oldest month first, including months without new buyers. */
export function readCohorts(rows: readonly CohortRow[], { from, to }: Days): Cohort[] {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  const count = (cohort: string, month: string) =>
    rows.find((row) => row.cohort === cohort && row.month === month)?.buyers ?? 0;
  return monthsBetween(first, last).map((month) => ({
    month,
    buyers: count(month, month),
    again: monthsBetween(shiftMonth(month, 1), last).map((later) => count(month, later)),
  }));
}

/** Both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

/** A negative number of months goes back. */
export function shiftMonth(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}
