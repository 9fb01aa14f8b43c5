type Options = { option1Value: string; option2Value: string | null };
type Known = Options & { id: string; sku: string };
type Given = Options & { id?: string | undefined; sku: string };

export type MatchedVariants<K, G> = {
  /** In the order given; without `known` it is new. */
  kept: { given: G; known: K | undefined }[];
  left: K[];
};

/**
 * Which variants are meant to be the same as before: those with their id, else those with the same
 * values. Undefined when one would take the SKU or the values of another that is left out.
 */
export function matchVariants<K extends Known, G extends Given>(
  known: readonly K[],
  given: readonly G[],
): MatchedVariants<K, G> | undefined {
  const byId = given.map(({ id }) => known.find((variant) => variant.id === id));
  const rest = known.filter((variant) => !byId.includes(variant));
  const kept = given.map((wanted, index) => ({
    given: wanted,
    known: byId[index] ?? rest.find((variant) => sameOptions(variant, wanted)),
  }));
  const left = rest.filter((variant) => !kept.some((pair) => pair.known === variant));
  const clash = left.some((variant) =>
    given.some((wanted) => wanted.sku === variant.sku || sameOptions(variant, wanted)),
  );
  return clash ? undefined : { kept, left };
}

function sameOptions(a: Options, b: Options): boolean {
  return a.option1Value === b.option1Value && a.option2Value === b.option2Value;
}
