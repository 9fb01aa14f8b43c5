import { DEMAND_DAYS, DEMAND_WEEKS, type Demand } from "./days-left.ts";

export type DayOfStock = {
  day: string;
  /** Units ordered, less units of cancelled orders. */
  sold: number;
  /** The change of the available units. */
  change: number;
  /** True if units were received or returned on that day. */
  gained: boolean;
};

/** `weeks` has the units sold in each of the last twelve weeks, oldest first. */
export type CountedDemand = Demand & { weeks: number[] };

/**
 * Goes back from today's available units through the whole days before. On a day that began without
 * stock, the item could be bought only if units arrived.
 */
export function countDemand(
  available: number,
  today: string,
  moved: readonly DayOfStock[],
): CountedDemand {
  const byDay = new Map(moved.map((one) => [one.day, one]));
  const weeks = Array.from({ length: DEMAND_WEEKS }, () => 0);
  let left = available - (byDay.get(today)?.change ?? 0);
  let [sold, days] = [0, 0];
  for (let ago = 1; ago <= DEMAND_WEEKS * 7; ago += 1) {
    const one = byDay.get(dayBefore(today, ago));
    left -= one?.change ?? 0;
    const week = DEMAND_WEEKS - Math.ceil(ago / 7);
    weeks[week] = (weeks[week] ?? 0) + (one?.sold ?? 0);
    if (ago > DEMAND_DAYS) continue;
    sold += one?.sold ?? 0;
    if (left > 0 || one?.gained) days += 1;
  }
  return { sold: Math.max(0, sold), days, weeks: weeks.map((units) => Math.max(0, units)) };
}

function dayBefore(day: string, ago: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ago);
  return at.toISOString().slice(0, 10);
}
