type Options = { option1Value: string; option2Value: string | null };
type StoredVariant = Options & { id: string; sku: string };
type VariantInput = Options & { id?: string | undefined; sku: string };

export type MatchedVariants<K, W> = {
  /** In the wanted order; without `known`, the variant is new. */
  pairs: { wanted: W; known: K | undefined }[];
  removed: K[];
};

/**
 * Matches variants with existing ones, by id or else by values. Undefined if a variant would take
 * the SKU or values of another that is left out.
 */
export function matchVariants<K extends StoredVariant, W extends VariantInput>(
  known: readonly K[],
  wanted: readonly W[],
): MatchedVariants<K, W> | undefined {
  const byId = wanted.map(({ id }) => known.find((variant) => variant.id === id));
  const rest = known.filter((variant) => !byId.includes(variant));
  const pairs = wanted.map((one, index) => ({
    wanted: one,
    known: byId[index] ?? rest.find((variant) => sameOptions(variant, one)),
  }));
  const removed = rest.filter((variant) => !pairs.some(({ known: match }) => match === variant));
  const clash = removed.some((variant) =>
    wanted.some((one) => one.sku === variant.sku || sameOptions(variant, one)),
  );
  return clash ? undefined : { pairs, removed };
}

function sameOptions(a: Options, b: Options): boolean {
  return a.option1Value === b.option1Value && a.option2Value === b.option2Value;
}
