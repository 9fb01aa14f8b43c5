import { goodUntil, inOrder } from "./choose-lots.ts";

export type LotState = {
  expiresOn: string;
  openedAt: Date | null;
  closedAt: Date | null;
};

type Lot = LotState & {
  variantId: string | null;
  /** The variant's position on the product page. */
  position: number | null;
  receivedAt: Date;
  /** Units that have not left in parcels. */
  left: number;
  courseWeeks: number | null;
  hasFailed: boolean;
};

/** Parcels are packed from a lot that staff opened and did not close, until it expires. */
export function isPackedFrom(lot: LotState, today: string): boolean {
  return lot.openedAt !== null && lot.closedAt === null && lot.expiresOn >= today;
}

/**
 * Current lots are those that the next parcel is packed from: for the product, or for each variant
 * in page order, the first lot of `chooseLots`. Earlier lots were packed from before, or failed a
 * test. Other unopened lots are neither.
 */
export function partLots<L extends Lot>(
  lots: readonly L[],
  today: string,
): { current: L[]; earlier: L[] } {
  const isNext = (lot: L) =>
    !lot.hasFailed &&
    isPackedFrom(lot, today) &&
    lot.left > 0 &&
    lot.expiresOn >= goodUntil(today, lot.courseWeeks);
  const firstToExpire = inOrder(lots.filter(isNext));
  const current = [...Map.groupBy(firstToExpire, (lot) => lot.variantId)].flatMap(([, some]) =>
    some.slice(0, 1),
  );
  current.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const earlier = lots.filter((lot) => (lot.openedAt !== null || lot.hasFailed) && !isNext(lot));
  const newestFirst = (a: Lot, b: Lot) => b.receivedAt.getTime() - a.receivedAt.getTime();
  return { current, earlier: earlier.toSorted(newestFirst) };
}
