import type { Days } from "#app/lib/report/period.ts";
import { shareOf } from "#app/lib/report/share.ts";
import type { Step } from "#app/running/visits/rules/steps.ts";

export type FunnelStep = Step | "paid";
export type FunnelRow = { day: string; step: FunnelStep; count: number };

export type Funnel = {
  rows: readonly FunnelRow[];
  /** The first day on which visits were counted; undefined before it. */
  since: string | undefined;
};

/** The same with the orders that were paid on each day. */
export function withPaid(
  visits: Funnel,
  sales: readonly { day: string; orders: number }[],
): Funnel {
  const paid = sales.map(({ day, orders }) => ({ day, step: "paid" as const, count: orders }));
  return { rows: [...visits.rows, ...paid], since: visits.since };
}

/** The steps from a visit to an order. */
export const WAY = ["visit", "product", "cart", "checkout", "paid"] as const;
/** Through the assessment. */
export const ASSESSMENT_WAY = ["assessment", "assessment_result"] as const;

/** Orders from before visits were counted belong to none of them. */
export function sumFunnel({ rows, since }: Funnel) {
  const counted = rows.filter(({ day }) => since !== undefined && day >= since);
  const count = (step: FunnelStep) =>
    counted.reduce((sum, row) => sum + (row.step === step ? row.count : 0), 0);
  const steps = {
    visit: count("visit"),
    product: count("product"),
    cart: count("cart"),
    checkout: count("checkout"),
    paid: count("paid"),
    assessment: count("assessment"),
    assessment_result: count("assessment_result"),
  } satisfies Record<FunnelStep, number>;
  return {
    ...steps,
    conversion: shareOf(steps.paid, steps.visit),
    cartRate: shareOf(steps.cart, steps.visit),
    checkoutRate: shareOf(steps.paid, steps.checkout),
  };
}

export const funnelWithin = ({ rows, since }: Funnel, { from, to }: Days) =>
  sumFunnel({ rows: rows.filter(({ day }) => from <= day && day <= to), since });

export type FunnelSums = ReturnType<typeof sumFunnel>;

export function daysOfFunnel({ rows }: Funnel): { day: string; counts: number[] }[] {
  const count = (day: string, step: FunnelStep) =>
    rows.reduce((sum, row) => sum + (row.day === day && row.step === step ? row.count : 0), 0);
  const days = [...new Set(rows.map(({ day }) => day))].toSorted();
  return days.map((day) => ({
    day,
    counts: [...WAY, ...ASSESSMENT_WAY].map((step) => count(day, step)),
  }));
}

export const visitsWithin = (rows: readonly FunnelRow[], { from, to }: Days) => ({
  visit: rows.reduce(
    (sum, { day, step, count }) => sum + (step === "visit" && from <= day && day <= to ? count : 0),
    0,
  ),
});
