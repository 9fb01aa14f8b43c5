import { soldPerDay, type Demand } from "#app/goods/catalog/rules/days-left.ts";

/** Units with a date after which they cannot be sold; null for those that nobody knows it of. */
export type DatedUnits = { units: number; days: number | null };

export type SuggestionFacts = {
  /** What sold lately, and on how many days it could be bought. */
  sales: Demand;
  onHand: number;
  /** Of those on hand, units that orders have. */
  reserved: number;
  /** Units of purchase orders that have not come yet, drafts included. */
  onOrder: number;
  /** From the order to the delivery. */
  leadDays: number;
  /** How long it should last once it is there. */
  coverDays: number;
  packSize: number;
  /** What lies on the shelf, by how many days it can still be sold. */
  lots: readonly DatedUnits[];
};

export type Suggestion = {
  /** What is sold until the delivery and while it has to last. */
  needed: number;
  /** Units on hand that will expire unsold within that time. */
  unsold: number;
  /** What is missing, before it is rounded to whole packs. */
  missing: number;
  quantity: number;
};

/** How many units to order, in whole packs; nothing where there is enough. */
export function suggestQuantity(facts: SuggestionFacts): Suggestion {
  const { sales, onHand, reserved, onOrder, packSize } = facts;
  const days = facts.leadDays + facts.coverDays;
  const needed = Math.ceil(soldOver(sales, days));
  const unsold = unsoldUnits(facts.lots, soldPerDay(sales), days);
  const free = onHand - unsold - reserved;
  const missing = Math.max(0, needed - free - onOrder);
  return { needed, unsold, missing, quantity: Math.ceil(missing / packSize) * packSize };
}

/** Units sold in so many days at the same pace; divided last, so that whole units stay whole. */
export function soldOver({ sold, days }: Demand, within: number): number {
  return days > 0 ? (sold * within) / days : 0;
}

/**
 * Units that expire before they are sold, within so many days. What expires first is sold first, so
 * each date can sell what was sold by then, less what went to earlier dates.
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
 * Which units on hand belong to which lot. The shop does not count that: what expires first is
 * packed first, so what is left is of the lots that expire last.
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

/** Whether it is sold out before what is ordered today arrives, even with what is on order. */
export function runsOut(facts: SuggestionFacts): boolean {
  const { sales, onOrder, leadDays } = facts;
  return sales.sold > 0 && freeUnits(facts) + onOrder < soldOver(sales, leadDays);
}

/** In how many whole days what lies there now is sold; undefined where nothing sells. */
export function daysUntilSoldOut(facts: SuggestionFacts): number | undefined {
  const { sold, days } = facts.sales;
  if (sold <= 0 || days <= 0) return undefined;
  return Math.max(0, Math.floor((freeUnits(facts) * days) / sold));
}

/** What can be sold until a delivery that is ordered today. */
function freeUnits({ onHand, reserved, lots, sales, leadDays }: SuggestionFacts): number {
  return onHand - unsoldUnits(lots, soldPerDay(sales), leadDays) - reserved;
}
