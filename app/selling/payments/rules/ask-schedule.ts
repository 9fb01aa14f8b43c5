const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SHORTEST_PAUSE = 3 * MINUTE;
const LONGEST_PAUSE = 12 * HOUR;
/** A gateway retries callbacks for three days. One day later, none is expected. */
const LAST_ASK_AFTER = 4 * DAY;
/** No payment link lives longer, so a buyer who has not arrived never will. */
const UNKNOWN_FOR_GOOD_AFTER = DAY;

/** Each pause is half the attempt's age. Null means no further check. */
export function nextAsk(startedAt: Date, now: Date): Date | null {
  const age = now.getTime() - startedAt.getTime();
  if (age >= LAST_ASK_AFTER) return null;
  const pause = Math.min(Math.max(age / 2, SHORTEST_PAUSE), LONGEST_PAUSE);
  return new Date(now.getTime() + pause);
}

/** The shop should stop waiting for an attempt that its gateway does not know or has not ended. */
export function isHopeless(startedAt: Date, now: Date, unknownThere: boolean): boolean {
  const age = now.getTime() - startedAt.getTime();
  return age >= (unknownThere ? UNKNOWN_FOR_GOOD_AFTER : LAST_ASK_AFTER);
}
