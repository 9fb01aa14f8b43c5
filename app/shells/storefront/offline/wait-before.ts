export const RETRIES = 3;

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Milliseconds before a retry, counted from one: each waits twice as long as the one before, and as
 * long as the shop's `Retry-After` says. Undefined when that is longer than a person waits.
 */
export function waitBefore(
  retry: number,
  retryAfter: string | null,
  now: number,
): number | undefined {
  const own = Math.min(FIRST_MS * 2 ** (retry - 1), LONGEST_MS);
  const ms = Math.max(own, wishOf(retryAfter, now));
  return ms > LONGEST_MS ? undefined : ms;
}

/** The header is a number of seconds or a date; anything else says nothing. */
function wishOf(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  return (Date.parse(retryAfter) || now) - now;
}
