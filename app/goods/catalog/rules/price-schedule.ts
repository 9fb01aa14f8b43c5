import type { Centavos } from "#app/lib/money.ts";
import { wasAskedFor, type AskedPrice } from "./price-proof.ts";

export type ScheduleState = "planned" | "running" | "done" | "passed_over";

/**
 * `no_proof`: the schedule began without its struck-through price. `changed_meanwhile`: another
 * price was set in the meantime and stayed when the schedule ended. `not_sold`: the item was not
 * sold in that form.
 */
export type ScheduleNote = "no_proof" | "changed_meanwhile" | "not_sold";

export type Price = { price: Centavos; compareAtPrice: Centavos | null };
export type Period = { startsAt: Date; endsAt: Date | null };

export type ScheduleProblem =
  | "in_the_past"
  | "ends_first"
  | "overlaps"
  | "compare_at_too_low"
  | "compare_at_unproven";

/**
 * Whether two schedules of one price conflict: they begin together, or one begins while the other
 * runs. One can begin at the moment when the other ends. A permanent change is over the moment it
 * begins.
 */
export function overlap(one: Period, other: Period): boolean {
  return one.startsAt.getTime() === other.startsAt.getTime()
    ? true
    : contains(one, other.startsAt) || contains(other, one.startsAt);
}

function contains({ startsAt, endsAt }: Period, at: Date): boolean {
  return endsAt !== null && startsAt < at && at < endsAt;
}

export function scheduleProblem(
  planned: Price & Period,
  {
    others,
    history,
    now,
  }: { others: readonly Period[]; history: readonly AskedPrice[]; now: Date },
): ScheduleProblem | undefined {
  const { price, compareAtPrice, startsAt, endsAt } = planned;
  if (startsAt <= now) return "in_the_past";
  if (endsAt && endsAt <= startsAt) return "ends_first";
  if (others.some((other) => overlap(planned, other))) return "overlaps";
  if (compareAtPrice === null) return undefined;
  if (compareAtPrice <= price) return "compare_at_too_low";
  // The current price is assumed to stay until the start.
  return wasAskedFor(compareAtPrice, history, startsAt) ? undefined : "compare_at_unproven";
}

/** The price from the start of the schedule. A struck-through price needs its proof again. */
export function priceAtStart(
  { price, compareAtPrice }: Price,
  history: readonly AskedPrice[],
  now: Date,
): Price & { note: ScheduleNote | null } {
  const isProven = compareAtPrice === null || wasAskedFor(compareAtPrice, history, now);
  return isProven
    ? { price, compareAtPrice, note: null }
    : { price, compareAtPrice: null, note: "no_proof" };
}

/** The price after the schedule; undefined if staff set another price in the meantime. */
export function priceAtEnd(
  schedule: Price & { before: Price },
  current: Price,
  history: readonly AskedPrice[],
  now: Date,
): Price | undefined {
  const { price, compareAtPrice, before } = schedule;
  if (current.price !== price || current.compareAtPrice !== compareAtPrice) return undefined;
  return priceAtStart(before, history, now);
}

export type Step = { id: string; step: "start" | "end"; at: Date };

type OpenSchedule = Period & { id: string; state: ScheduleState };

/** Due steps in chronological order. At equal times, ends come before starts. */
export function dueSteps(schedules: readonly OpenSchedule[], now: Date): Step[] {
  return schedules
    .flatMap(({ id, state, startsAt, endsAt }): Step[] => {
      const start = { id, step: "start" as const, at: startsAt };
      const end = endsAt ? [{ id, step: "end" as const, at: endsAt }] : [];
      if (state === "planned") return [start, ...end];
      return state === "running" ? end : [];
    })
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.step.localeCompare(b.step));
}
