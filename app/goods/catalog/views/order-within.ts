import { formatClock } from "#app/lib/dates.ts";

/** A cached page may be that old when it is read. */
const CACHED_MINUTES = 5;

/** "Order within 2 h 5 min (by 2:00 PM)": never more than is left when the page is read. */
export function orderWithin(now: Date, cutOff: Date): string {
  const left = (cutOff.getTime() - now.getTime()) / 60_000 - CACHED_MINUTES;
  const minutes = Math.floor(left / 5) * 5;
  const by = formatClock(cutOff);
  if (minutes < 5) return `Order by ${by}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])];
  return `Order within ${parts.join(" ")} (by ${by})`;
}
