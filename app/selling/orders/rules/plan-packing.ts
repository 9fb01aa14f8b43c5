import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import {
  chooseLots,
  goodUntil,
  type OpenLot,
  type TakenLot,
} from "#app/goods/lots/rules/choose-lots.ts";

export type LineToPack = {
  itemId: string;
  productId: string;
  variantId: string | null;
  units: number;
  courseWeeks: number | null;
  /** Its product has lots. Without them nothing is known of where a unit came from. */
  hasLots: boolean;
};

export type LotOfItem = OpenLot & { productId: string; variantId: string | null };

export type PlannedLine = {
  itemId: string;
  units: number;
  lots: TakenLot[];
  /** Units that no open lot has, or has for long enough. */
  missing: number;
};

/** The lots that a line may be packed from: of its item, and good to the end of its course. */
export function lotsFor<L extends LotOfItem>(
  { productId, variantId, courseWeeks }: Omit<LineToPack, "hasLots">,
  open: readonly L[],
  today: Day,
): L[] {
  const until = goodUntil(today, courseWeeks);
  return open.filter(
    (lot) => lot.productId === productId && lot.variantId === variantId && lot.expiresOn >= until,
  );
}

/** From which lots the lines of an order are packed today. Two lines of one item share its lots. */
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

/** The plan in one text, so that a form can say which one its reader saw. */
export function planKey(plan: readonly PlannedLine[]): string {
  return plan
    .map(({ itemId, units, lots }) =>
      [itemId, units, ...lots.map((lot) => `${lot.lotId}*${lot.units}`)].join("+"),
    )
    .join(" ");
}
