import { soldPerDay, type Demand } from "#app/goods/catalog/rules/days-left.ts";

/** Units and the days until they can no longer be sold; null if that is unknown. */
export type DatedUnits = { units: number; days: number | null };

export type SuggestionFacts = {
  /** Recent sales, and the number of days on which it could be bought. */
  sales: Demand;
  onHand: number;
  /** Units on hand that are reserved for orders. */
  reserved: number;
  /** Units on purchase orders that have not arrived, drafts included. */
  onOrder: number;
  /** Days from the order to the delivery. */
  leadDays: number;
  /** Days that the delivery should last. */
  coverDays: number;
  packSize: number;
  /** The units on the shelf, by the days until they expire. */
  lots: readonly DatedUnits[];
};

export type Suggestion = {
  /** Units sold until the delivery and during the days that it should last. */
  needed: number;
  /** Units on hand that will expire unsold in that time. */
  unsold: number;
  /** The missing units, before rounding to whole packs. */
  missing: number;
  quantity: number;
};

/** Units to order, in whole packs; 0 if there are enough. */
export function suggestQuantity(facts: SuggestionFacts): Suggestion {
  const { sales, onHand, reserved, onOrder, packSize } = facts;
  const days = facts.leadDays + facts.coverDays;
  const needed = Math.ceil(soldOver(sales, days));
  const unsold = unsoldUnits(facts.lots, soldPerDay(sales), days);
  const free = onHand - unsold - reserved;
  const missing = Math.max(0, needed - free - onOrder);
  return { needed, unsold, missing, quantity: Math.ceil(missing / packSize) * packSize };
}

/** Units sold in `within` days at this pace. Dividing last keeps whole units whole. */
export function soldOver({ sold, days }: Demand, within: number): number {
  return days > 0 ? (sold * within) / days : 0;
}

/**
 * Units that expire unsold within so many days. The earliest expiry is sold first, so each date can
 * sell the units sold by then, less the units that earlier dates used.
 */
export function unsoldUnits(
  lots: readonly DatedUnits[],
  salesPerDay: number,
  withinDays: number,
): number {
  let sold = 0;
  let unsold = 0;
  const dated = lots.flatMap(({ units, days }) => (days === null ? [] : [{ units, days }]));
  for (const { units, days } of dated.toSorted((a, b) => a.days - b.days)) {
    if (days >= withinDays) break;
    const sellable = Math.max(0, Math.floor(salesPerDay * Math.max(0, days) + 1e-9) - sold);
    const goes = Math.min(units, sellable);
    sold += goes;
    unsold += units - goes;
  }
  return unsold;
}

type ShelfLot = { receivedUnits: number; days: number };

/**
 * Divides the units on hand among the lots. The shop does not count units by lot. The earliest
 * expiry is packed first, so the remaining units belong to the lots that expire last.
 */
export function shareAmongLots(onHand: number, lots: readonly ShelfLot[]): DatedUnits[] {
  let left = onHand;
  const shared: DatedUnits[] = [];
  for (const { receivedUnits, days } of lots.toSorted((a, b) => b.days - a.days)) {
    const units = Math.min(left, receivedUnits);
    if (units > 0) shared.push({ units, days });
    left -= units;
  }
  return left > 0 ? [...shared, { units: left, days: null }] : shared;
}

/** True if it will sell out before an order placed today arrives, even with open orders. */
export function runsOut(facts: SuggestionFacts): boolean {
  const { sales, onOrder, leadDays } = facts;
  return sales.sold > 0 && freeUnits(facts) + onOrder < soldOver(sales, leadDays);
}

/** Whole days until the current stock is sold; undefined if nothing sells. */
export function daysUntilSoldOut(facts: SuggestionFacts): number | undefined {
  const { sold, days } = facts.sales;
  if (sold <= 0 || days <= 0) return undefined;
  return Math.max(0, Math.floor((freeUnits(facts) * days) / sold));
}

/** Units that can be sold until a delivery ordered today arrives. */
function freeUnits({ onHand, reserved, lots, sales, leadDays }: SuggestionFacts): number {
  return onHand - unsoldUnits(lots, soldPerDay(sales), leadDays) - reserved;
}
