import { formatClock, formatDay, shopDay } from "#app/lib/dates.ts";
import { contactMessages as say } from "../texts/shopper.ts";
import type { OpenState } from "../rules/open-state.ts";

/** The end of today's hours, or the next opening time, for a visitor. */
export function openWords(state: OpenState, now: Date): string | undefined {
  if (state.open) return say.until(formatClock(state.until));
  if (!state.next) return undefined;
  const [day, time] = [shopDay(state.next), formatClock(state.next)];
  return day === shopDay(now) ? say.opensToday(time) : say.opens(formatDay(day), time);
}
