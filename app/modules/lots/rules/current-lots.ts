export type LotState = {
  expiresOn: string;
  openedAt: Date | null;
  closedAt: Date | null;
};

type Lot = LotState & {
  variantId: string | null;
  /** Of the variant on the product's shelf. */
  position: number | null;
  receivedAt: Date;
};

/** Whether parcels can be packed from a lot: staff opened it and did not close it, and it is good. */
export function isPackedFrom(lot: LotState, today: string): boolean {
  return lot.openedAt !== null && lot.closedAt === null && lot.expiresOn >= today;
}

/**
 * The lots that parcels are packed from: of the product, or of each of its variants, the open one
 * that expires first, in the order of the shelf. Earlier are those that were packed from before.
 * What staff have not opened yet is neither.
 */
export function partLots<L extends Lot>(
  lots: readonly L[],
  today: string,
): { current: L[]; earlier: L[] } {
  const firstToExpire = lots
    .filter((lot) => isPackedFrom(lot, today))
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn) || olderFirst(a, b));
  const current = [...Map.groupBy(firstToExpire, (lot) => lot.variantId)].flatMap(([, some]) =>
    some.slice(0, 1),
  );
  current.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const earlier = lots.filter((lot) => lot.openedAt !== null && !isPackedFrom(lot, today));
  return { current, earlier: earlier.toSorted((a, b) => olderFirst(b, a)) };
}

function olderFirst(a: Lot, b: Lot): number {
  return a.receivedAt.getTime() - b.receivedAt.getTime();
}
