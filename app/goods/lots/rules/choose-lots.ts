import { addDaysTo, type Day } from "#app/goods/catalog/rules/holidays.ts";

/** A lot that parcels are packed from, with its remaining units. */
export type OpenLot = { id: string; expiresOn: Day; receivedAt: Date; left: number };

export type TakenLot = { lotId: string; units: number };

/** Goods packed today must be good until the end of the longest course of their product. */
export function goodUntil(today: Day, courseWeeks: number | null): Day {
  return addDaysTo(today, 7 * (courseWeeks ?? 0));
}

/**
 * The lots to pack the units from: earliest expiry first, and none that expires before `until`.
 * `missing` is the number of units that no open lot has.
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

/** Lots with the same expiry date are sorted by arrival. */
export function inOrder<L extends Pick<OpenLot, "expiresOn" | "receivedAt">>(
  lots: readonly L[],
): L[] {
  return lots.toSorted(
    (a, b) =>
      a.expiresOn.localeCompare(b.expiresOn) || a.receivedAt.getTime() - b.receivedAt.getTime(),
  );
}
