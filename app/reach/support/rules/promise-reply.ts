import { addDays, shopDay } from "#app/lib/dates.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import { closingOn, openState, type Calendar } from "./open-state.ts";

export type ReplyPromise = {
  dueAt: Date;
  /** The next business day, where 24 hours may not be enough. */
  nextDay: Day | undefined;
};

/**
 * When a message sent now will be answered: within 24 hours or, if staff are away until another
 * day, by the end of that day. Before opening time, that day is today. On the eve of a closed day,
 * such as a Saturday, the day after the closed one applies.
 */
export function promiseReply(at: Date, calendar: Calendar): ReplyPromise {
  const dueAt = addDays(at, 1);
  const next = nextOpening(at, dueAt, calendar);
  if (!next) return { dueAt, nextDay: undefined };
  const nextDay = shopDay(next);
  const closing = closingOn(nextDay, calendar) ?? dueAt;
  return { dueAt: closing > dueAt ? closing : dueAt, nextDay };
}

/** The next opening, when neither today nor tomorrow is sure to be enough. */
function nextOpening(at: Date, dueAt: Date, calendar: Calendar): Date | undefined {
  const now = openState(at, calendar);
  if (!now.open && (!now.next || shopDay(now.next) !== shopDay(at))) return now.next;
  if (closingOn(shopDay(dueAt), calendar)) return undefined;
  const tomorrow = openState(dueAt, calendar);
  return tomorrow.open ? undefined : tomorrow.next;
}

export type ReplyState = "in_time" | "late" | "waiting" | "overdue";

/** The state of the promised answer: given or not, and on time or late. */
export function replyState(
  { dueAt, repliedAt, closedAt }: { dueAt: Date; repliedAt: Date | null; closedAt: Date | null },
  now: Date,
): ReplyState {
  const settledAt = repliedAt ?? closedAt;
  if (settledAt) return settledAt <= dueAt ? "in_time" : "late";
  return now <= dueAt ? "waiting" : "overdue";
}
