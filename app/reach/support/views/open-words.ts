import { formatClock, formatDay, shopDay } from "#app/lib/dates.ts";
import { contactMessages as say } from "../texts/shopper.ts";
import type { OpenState } from "../rules/open-state.ts";

/** Until when somebody is there, or when somebody comes, as a visitor reads it. */
export function openWords(state: OpenState, now: Date): string | undefined {
  if (state.open) return say.until(formatClock(state.until));
  if (!state.next) return undefined;
  const [day, time] = [shopDay(state.next), formatClock(state.next)];
  return day === shopDay(now) ? say.opensToday(time) : say.opens(formatDay(day), time);
}
