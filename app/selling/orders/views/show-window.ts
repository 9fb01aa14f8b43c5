import { formatClock } from "#app/lib/dates.ts";
import { mayChangeOrder, type ChangeableOrder } from "../rules/change-window.ts";

export const CHANGE_PART = "change";

export type ShownWindow = { until: string; minutesLeft: number };

/** The buyer's remaining time for changes. A started minute is counted in full. */
export function showWindow(order: ChangeableOrder, now: Date): ShownWindow | undefined {
  const may = mayChangeOrder(order, now);
  if (!may.ok) return undefined;
  const { until } = may.value;
  const minutesLeft = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return { until: formatClock(until), minutesLeft };
}
