import { addDays } from "#app/lib/dates.ts";
import type { SuppressionReason } from "#app/platform/mail/suppression-terms.ts";
import type { Exit, Hold } from "./automation-terms.ts";
import { quietUntil, type QuietHours } from "./quiet-hours.ts";

/** How many mails a mailbox may get within so many days. */
export type MailLimit = { mails: number; days: number };

export type SkipReason = "no_consent" | "too_late" | "had_one" | SuppressionReason;

export type RunFacts = {
  now: Date;
  dueAt: Date;
  isOn: boolean;
  /** Why it makes no sense any more. */
  exit: Exit | undefined;
  /** Undefined where none is needed. */
  consents: boolean | undefined;
  suppressed: SuppressionReason | undefined;
  /** Another mail of the same automation went to this mailbox within its pause. */
  hadOne: boolean;
  /** Undefined where the automation waits for no hour. */
  quiet: QuietHours | undefined;
  /** Undefined where the automation has no limit; `sent` are the mails within its days. */
  limit: (MailLimit & { sent: readonly Date[] }) | undefined;
};

export type RunVerdict =
  | { do: "leave"; why: Exit }
  | { do: "skip"; why: SkipReason }
  | { do: "wait"; why: Hold; until: Date }
  | { do: "not_due" }
  | { do: "send" };

/** A mail that found no hour and no room for so long says something of the past. */
export const MOST_DAYS_LATE = 2;

/**
 * What becomes of a run at this moment. An exit comes first: whoever did what the mail asks for is
 * no longer in it, whatever else holds.
 */
export function judgeRun(facts: RunFacts): RunVerdict {
  const { now, dueAt, isOn, exit, consents, suppressed, hadOne, quiet, limit } = facts;
  if (exit) return { do: "leave", why: exit };
  if (!isOn) return { do: "leave", why: "switched_off" };
  if (dueAt > now) return { do: "not_due" };
  if (consents === false) return { do: "skip", why: "no_consent" };
  if (suppressed) return { do: "skip", why: suppressed };
  if (hadOne) return { do: "skip", why: "had_one" };
  if (addDays(dueAt, MOST_DAYS_LATE) < now) return { do: "skip", why: "too_late" };
  const hour = quiet && quietUntil(quiet, now);
  if (hour) return { do: "wait", why: "quiet_hours", until: hour };
  const room = limit && roomFrom(limit);
  if (room && room > now) return { do: "wait", why: "mail_limit", until: room };
  return { do: "send" };
}

/** From when on there is room for one more; undefined where there is now. */
export function roomFrom({
  mails,
  days,
  sent,
}: MailLimit & { sent: readonly Date[] }): Date | undefined {
  if (sent.length < mails) return undefined;
  const newestFirst = sent.toSorted((a, b) => b.getTime() - a.getTime());
  // One more fits once the oldest of as many as may be there has left the days that count.
  const blocking = newestFirst[mails - 1];
  return blocking && addDays(blocking, days);
}
