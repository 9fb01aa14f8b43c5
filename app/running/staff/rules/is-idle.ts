const HOUR_MS = 60 * 60_000;

/** Whether a user was inactive for longer than the setting `session_timeout` allows. */
export function isIdle(lastSeenAt: Date, now: Date, timeoutHours: number): boolean {
  return now.getTime() - lastSeenAt.getTime() > timeoutHours * HOUR_MS;
}
