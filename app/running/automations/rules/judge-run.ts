import { addDays } from "#app/lib/dates.ts";
import type { SuppressionReason } from "#app/platform/mail/suppression-terms.ts";
import type { Exit, Hold } from "./automation-terms.ts";
import { quietUntil, type QuietHours } from "./quiet-hours.ts";

export type MailLimit = { mails: number; days: number };

export type SkipReason = "no_consent" | "too_late" | "had_one" | SuppressionReason;

export type RunFacts = {
  now: Date;
  dueAt: Date;
  isOn: boolean;
  exit: Exit | undefined;
  /** Undefined if the automation needs no consent. */
  consents: boolean | undefined;
  suppressed: SuppressionReason | undefined;
  hadOne: boolean;
  /** Undefined if quiet hours do not apply to the automation. */
  quiet: QuietHours | undefined;
  /** Undefined if the automation has no limit; `sent` has the mails within the limit's days. */
  limit: (MailLimit & { sent: readonly Date[] }) | undefined;
};

export type RunVerdict =
  | { do: "leave"; why: Exit }
  | { do: "skip"; why: SkipReason }
  | { do: "wait"; why: Hold; until: Date }
  | { do: "not_due" }
  | { do: "send" };

/** A mail that quiet hours and limits delayed longer than this is outdated and is skipped. */
export const MOST_DAYS_LATE = 2;

/**
 * Decides about a run. Exits are checked first, because a reader who already did what the mail asks
 * for has left the automation, whatever else applies.
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

/** The time at which the limit allows one more mail; undefined if it does now. */
export function roomFrom({
  mails,
  days,
  sent,
}: MailLimit & { sent: readonly Date[] }): Date | undefined {
  if (sent.length < mails) return undefined;
  const newestFirst = sent.toSorted((a, b) => b.getTime() - a.getTime());
  // One more mail fits when the blocking mail is older than the limit's days.
  const blocking = newestFirst[mails - 1];
  return blocking && addDays(blocking, days);
}
