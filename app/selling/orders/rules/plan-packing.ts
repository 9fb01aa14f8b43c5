import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import {
  chooseLots,
  goodUntil,
  inOrder,
  type OpenLot,
  type TakenLot,
} from "#app/goods/lots/rules/choose-lots.ts";

export type LineToPack = {
  itemId: string;
  productId: string;
  variantId: string | null;
  units: number;
  courseWeeks: number | null;
  /** The product has lots. Without lots, the origin of a unit is unknown. */
  hasLots: boolean;
};

export type LotOfItem = OpenLot & { productId: string; variantId: string | null };

export type PlannedLine = {
  itemId: string;
  units: number;
  lots: TakenLot[];
  /** Units that no open lot has, or none that lasts long enough. */
  missing: number;
};

/** Possible lots of a line: of its item, good to the end of its course, first expiry first. */
export function lotsFor<L extends LotOfItem>(
  { productId, variantId, courseWeeks }: Omit<LineToPack, "hasLots">,
  open: readonly L[],
  today: Day,
): L[] {
  const until = goodUntil(today, courseWeeks);
  return inOrder(
    open.filter(
      (lot) => lot.productId === productId && lot.variantId === variantId && lot.expiresOn >= until,
    ),
  );
}

/** The lots for the lines of an order today. Two lines of one item share its lots. */
export function planPacking(
  lines: readonly LineToPack[],
  open: readonly LotOfItem[],
  today: Day,
): PlannedLine[] {
  const left = new Map(open.map(({ id, left: units }) => [id, units]));
  return lines.map((line) => {
    const { itemId, units, courseWeeks, hasLots } = line;
    if (!hasLots) return { itemId, units, lots: [], missing: 0 };
    const own = lotsFor(line, open, today).map((lot) => ({ ...lot, left: left.get(lot.id) ?? 0 }));
    const { taken, missing } = chooseLots(own, units, goodUntil(today, courseWeeks));
    for (const lot of taken) left.set(lot.lotId, (left.get(lot.lotId) ?? 0) - lot.units);
    return { itemId, units, lots: taken, missing };
  });
}

/** The plan as one text, so that a form can identify the plan that staff saw. */
export function planKey(plan: readonly PlannedLine[]): string {
  return plan
    .map(({ itemId, units, lots }) =>
      [itemId, units, ...lots.map((lot) => `${lot.lotId}*${lot.units}`)].join("+"),
    )
    .join(" ");
}
