type Lot = {
  variantId: string | null;
  /** Of the variant on the product's shelf. */
  position: number | null;
  expiresOn: string;
  receivedAt: Date;
};

/**
 * The lots that parcels are packed from: of the product, or of each of its variants, the one that
 * came last and is not over on this day, in the order of the shelf. The rest are earlier ones.
 */
export function partLots<L extends Lot>(
  lots: readonly L[],
  today: string,
): { current: L[]; earlier: L[] } {
  const newestFirst = lots.toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
  const good = newestFirst.filter((lot) => lot.expiresOn >= today);
  const current = [...Map.groupBy(good, (lot) => lot.variantId)].flatMap(([, some]) =>
    some.slice(0, 1),
  );
  current.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return { current, earlier: newestFirst.filter((lot) => !current.includes(lot)) };
}
