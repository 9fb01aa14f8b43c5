const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

const count = (many: number, unit: string) => `${many} ${unit}${many === 1 ? "" : "s"}`;

/** How long ago a moment was, in whole hours below two days and in whole days from then on. */
export function ageOf(since: Date, now: Date): string {
  const passed = now.getTime() - since.getTime();
  if (passed < HOUR) return "less than an hour";
  if (passed < 2 * DAY) return count(Math.floor(passed / HOUR), "hour");
  return count(Math.floor(passed / DAY), "day");
}
