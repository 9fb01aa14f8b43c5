import { addDaysTo, type Day } from "#app/goods/catalog/rules/holidays.ts";

/** A lot that parcels are packed from, with the units that are left of it. */
export type OpenLot = { id: string; expiresOn: Day; receivedAt: Date; left: number };

export type TakenLot = { lotId: string; units: number };

/** Until when what is packed today has to be good: to the end of the longest course of its product. */
export function goodUntil(today: Day, courseWeeks: number | null): Day {
  return addDaysTo(today, 7 * (courseWeeks ?? 0));
}

/**
 * The lots that so many units come from: the first to expire first, and none that expires before
 * `until`. `missing` is what no open lot has.
 */
export function chooseLots(
  open: readonly OpenLot[],
  units: number,
  until: Day,
): { taken: TakenLot[]; missing: number } {
  const taken: TakenLot[] = [];
  let missing = units;
  for (const lot of inOrder(open)) {
    const some = Math.min(missing, lot.left);
    if (some <= 0 || lot.expiresOn < until) continue;
    taken.push({ lotId: lot.id, units: some });
    missing -= some;
  }
  return { taken, missing };
}

/** Of two that expire on one day, the one that came first. */
export function inOrder<L extends Pick<OpenLot, "expiresOn" | "receivedAt">>(
  lots: readonly L[],
): L[] {
  return lots.toSorted(
    (a, b) =>
      a.expiresOn.localeCompare(b.expiresOn) || a.receivedAt.getTime() - b.receivedAt.getTime(),
  );
}
