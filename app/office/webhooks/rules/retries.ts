const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Before each try but the first, as Standard Webhooks suggests; 31 hours in all. */
const PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
] as const;

export const MOST_ATTEMPTS = PAUSES.length + 1;

/** An endpoint that fails for so long gets nothing more, until an owner switches it on again. */
export const DAYS_OF_FAILURE = 5;

/** How long the sent messages stay in the log. */
export const LOG_DAYS = 30;

/** For so long after a change of the secret, messages are signed by the old one too. */
export const OVERLAP_HOURS = 24;

/**
 * Milliseconds until the next try, after so many that failed; undefined after the last. A tenth
 * more at most, by `share` (0 to 1), so that those that failed together do not come back together.
 * What the receiver asks for by Retry-After is waited for, a day at most.
 */
export function pauseAfter(attempts: number, share: number, asked?: string): number | undefined {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(asked ?? "") ? Number(asked) : 0;
  return Math.max(Math.round(pause * (1 + share / 10)), Math.min(seconds * SECOND, 24 * HOUR));
}

/** A share for the jitter, of what is random in an id. */
export function shareOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) / 0xffff;
}

export type Fate = "delivered" | "gone" | "failed";

/** What an answer says of a message. Without a status there was none. */
export function fateOf(status: number | undefined): Fate {
  if (status !== undefined && status >= 200 && status < 300) return "delivered";
  return status === 410 ? "gone" : "failed";
}

/** Whether an endpoint has failed for too long. */
export function isGivenUp(failingSince: Date | null, now: Date): boolean {
  return (
    failingSince !== null && now.getTime() - failingSince.getTime() >= DAYS_OF_FAILURE * 24 * HOUR
  );
}
