const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const count = (many: number, unit: string) => `${many} ${unit}${many === 1 ? "" : "s"}`;

/** How long ago a moment was, in whole hours below two days and in whole days from then on. */
export function ageOf(since: Date, now: Date): string {
  const passed = now.getTime() - since.getTime();
  if (passed < HOUR) return "less than an hour";
  if (passed < 2 * DAY) return count(Math.floor(passed / HOUR), "hour");
  return count(Math.floor(passed / DAY), "day");
}

/** The same to the minute, such as "12 minutes ago". */
export function timeAgo(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE);
  if (minutes < 1) return "just now";
  return `${minutes < 60 ? count(minutes, "minute") : ageOf(since, now)} ago`;
}
