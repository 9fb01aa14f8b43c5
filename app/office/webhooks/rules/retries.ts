const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pause before each retry, as Standard Webhooks suggests; 31 hours in all. */
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

/**
 * After this many days of failures an endpoint gets nothing until an owner switches it on again.
 */
export const DAYS_OF_FAILURE = 5;

export const LOG_DAYS = 30;

/** For this long after a change of the secret, messages are also signed with the old one. */
export const OVERLAP_HOURS = 24;

/**
 * Milliseconds until the next attempt after so many failed ones; undefined after the last. `share`
 * (0 to 1) adds up to a tenth, so that messages that failed together are not retried together. A
 * Retry-After of the receiver is respected for up to a day.
 */
export function pauseAfter(attempts: number, share: number, asked?: string): number | undefined {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(asked ?? "") ? Number(asked) : 0;
  return Math.max(Math.round(pause * (1 + share / 10)), Math.min(seconds * SECOND, 24 * HOUR));
}

/** Takes a share for the jitter from the random end of an id. */
export function shareOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) / 0xffff;
}

export type Fate = "delivered" | "gone" | "failed";

/** Reads a response status. Undefined means that there was no response. */
export function fateOf(status: number | undefined): Fate {
  if (status !== undefined && status >= 200 && status < 300) return "delivered";
  return status === 410 ? "gone" : "failed";
}

export function isGivenUp(failingSince: Date | null, now: Date): boolean {
  return (
    failingSince !== null && now.getTime() - failingSince.getTime() >= DAYS_OF_FAILURE * 24 * HOUR
  );
}
