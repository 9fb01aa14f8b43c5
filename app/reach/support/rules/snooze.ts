import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { TicketStatus } from "./ticket-terms.ts";

/** Until a moment, or until their writer answers. */
export type Snooze = { until: Date } | "answer";

export type Snoozable = {
  status: TicketStatus;
  dueAt: Date;
  repliedAt: Date | null;
  snoozedAt: Date | null;
  /** Null while nothing but an answer ends it. */
  snoozedUntil: Date | null;
};

/** Back: its time is over, and no one has done anything about it since. */
export type SnoozeState = "none" | "snoozed" | "back";

/** How a ticket stands. It comes back by the clock alone: no job has to run. */
export function snoozeState(
  { snoozedAt, snoozedUntil }: Pick<Snoozable, "snoozedAt" | "snoozedUntil">,
  now: Date,
): SnoozeState {
  if (snoozedAt === null) return "none";
  return snoozedUntil === null || snoozedUntil > now ? "snoozed" : "back";
}

/** Of a ticket that is not put aside; whatever is done or mailed about one ends its snooze. */
export const AWAKE = { snoozedAt: null, snoozedUntil: null };

/** Longer than this nobody plans; the matter is closed and opened again. */
export const LONGEST_SNOOZE_DAYS = 90;

export type SnoozeProblem = Refusal<
  "closed" | "unanswered" | "overdue" | "after_promise" | "past" | "far"
>;

/**
 * Whether a ticket may be put aside. A promised answer is no less promised: until it was given, the
 * ticket comes back by its time at the latest, and nothing waits for somebody who waits for us.
 */
export function judgeSnooze(
  ticket: Snoozable,
  snooze: Snooze,
  now: Date,
): Result<undefined, SnoozeProblem> {
  if (ticket.status === "closed") return refuse("closed");
  const isPromised = ticket.status === "open" && ticket.repliedAt === null;
  if (isPromised && ticket.dueAt <= now) return refuse("overdue");
  if (snooze === "answer") return isPromised ? refuse("unanswered") : ok(undefined);
  if (snooze.until <= now) return refuse("past");
  if (snooze.until > addDays(now, LONGEST_SNOOZE_DAYS)) return refuse("far");
  return isPromised && snooze.until > ticket.dueAt ? refuse("after_promise") : ok(undefined);
}
