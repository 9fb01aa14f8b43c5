import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { TicketStatus } from "./ticket-terms.ts";

/** Until a moment, or until the writer answers. */
export type Snooze = { until: Date } | "answer";

export type Snoozable = {
  status: TicketStatus;
  dueAt: Date;
  repliedAt: Date | null;
  snoozedAt: Date | null;
  /** Null when only an answer ends the snooze. */
  snoozedUntil: Date | null;
};

/** `back`: the snooze is over, and no one has worked on the ticket since. */
export type SnoozeState = "none" | "snoozed" | "back";

/** The state follows from the time alone, so no job has to run. */
export function snoozeState(
  { snoozedAt, snoozedUntil }: Pick<Snoozable, "snoozedAt" | "snoozedUntil">,
  now: Date,
): SnoozeState {
  if (snoozedAt === null) return "none";
  return snoozedUntil === null || snoozedUntil > now ? "snoozed" : "back";
}

/** The columns of a ticket that is not snoozed. Any action or mail ends a snooze. */
export const AWAKE = { snoozedAt: null, snoozedUntil: null };

/** No one plans further ahead; staff close the ticket and open it again. */
export const LONGEST_SNOOZE_DAYS = 90;

export type SnoozeProblem = Refusal<
  "closed" | "unanswered" | "overdue" | "after_promise" | "past" | "far"
>;

/**
 * Whether a ticket may be snoozed. A promised answer stays promised: until it is given, the snooze
 * must end by the promised time, and the ticket cannot wait for its writer, who waits for us.
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
