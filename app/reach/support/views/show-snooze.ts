import { addDays, atShopMinute, formatDateTime, shopDay } from "#app/lib/dates.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import { judgeSnooze, snoozeState, type Snoozable } from "../rules/snooze.ts";
import { snoozeMessages as say } from "../texts/staff-snooze.ts";

const NINE = 9 * 60;

/** A ticket's snooze, and the choices for a new one, for its page. */
export function showSnooze(ticket: Snoozable, now: Date) {
  const { snoozedAt, snoozedUntil } = ticket;
  const state = snoozeState(ticket, now);
  const tomorrow = atShopMinute(shopDay(addDays(now, 1)), NINE);
  const isPromised = ticket.status === "open" && ticket.repliedAt === null;
  const first = isPromised && ticket.dueAt < tomorrow ? ticket.dueAt : tomorrow;
  const forAnswer = judgeSnooze(ticket, "answer", now);
  const atAll = judgeSnooze(ticket, { until: first }, now);
  const mayNot = atAll.ok ? undefined : say.problems[atAll.reason];
  return {
    state,
    words: wordsOf(state === "back", snoozedAt && snoozedUntil, snoozedAt),
    was: snoozedAt?.toISOString() ?? "",
    problem: mayNot,
    noAnswer: forAnswer.ok ? undefined : say.problems[forAnswer.reason],
    first: writeMinute(first),
  };
}

function wordsOf(isBack: boolean, until: Date | null, since: Date | null): string | undefined {
  if (since === null) return undefined;
  if (until === null) return say.snoozedForAnswer;
  return isBack ? say.backSince(formatDateTime(until)) : say.snoozedUntil(formatDateTime(until));
}
