import type { Centavos } from "#app/lib/money.ts";
import { wasAskedFor, type AskedPrice } from "./price-proof.ts";

export type ScheduleState = "planned" | "running" | "done" | "passed_over";

/**
 * `no_proof`: it began without the price that was to be struck through. `changed_meanwhile`: somebody
 * set another price, which stayed when it ended. `not_sold`: what it is for was not sold that way.
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
 * Whether two changes of one price can't both be: two that begin together, or one that begins while
 * the other one lasts. One may begin at the moment in which the other ends. What lasts for good is
 * over the moment it begins.
 */
export function overlap(one: Period, other: Period): boolean {
  return one.startsAt.getTime() === other.startsAt.getTime()
    ? true
    : contains(one, other.startsAt) || contains(other, one.startsAt);
}

function contains({ startsAt, endsAt }: Period, at: Date): boolean {
  return endsAt !== null && startsAt < at && at < endsAt;
}

/** Why a price can't be planned like this; undefined when it can. */
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
  // What is asked now is asked until then, as far as anybody knows.
  return wasAskedFor(compareAtPrice, history, startsAt) ? undefined : "compare_at_unproven";
}

/** What is asked from its beginning on; a price that is struck through needs its proof again. */
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

/** What is asked once it has ended; undefined where somebody set another price meanwhile. */
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

type Waiting = Period & { id: string; state: ScheduleState };

/** What is due, in the order in which it should have happened: an end comes before a beginning. */
export function dueSteps(schedules: readonly Waiting[], now: Date): Step[] {
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
