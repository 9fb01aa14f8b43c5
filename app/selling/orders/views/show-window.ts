import { formatClock } from "#app/lib/dates.ts";
import { mayChangeOrder, type ChangeableOrder } from "../rules/change-window.ts";

/** The part of the receipt that changes and cancels, in its address. */
export const CHANGE_PART = "change";

export type ShownWindow = { until: string; minutesLeft: number };

/** Until when its buyer may change an order; a minute that has begun counts as left. */
export function showWindow(order: ChangeableOrder, now: Date): ShownWindow | undefined {
  const may = mayChangeOrder(order, now);
  if (!may.ok) return undefined;
  const { until } = may.value;
  const minutesLeft = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return { until: formatClock(until), minutesLeft };
}
