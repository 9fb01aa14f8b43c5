import type { Centavos } from "#app/lib/money.ts";

export type VariantPrice = {
  price: Centavos;
  compareAtPrice: Centavos | null;
  isActive: boolean;
};

/** What a product costs that is bought as one of these; undefined when none is on sale. */
export function priceRange(variants: readonly VariantPrice[]) {
  const sold = variants.filter((variant) => variant.isActive);
  const [cheapest] = sold.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return undefined;
  return {
    price: cheapest.price,
    compareAtPrice: cheapest.compareAtPrice,
    highestPrice: Math.max(...sold.map((variant) => variant.price)),
  };
}

/** As carts and orders name a variant after its product: "10 mg, 3 vials". */
export function variantName(option1Value: string, option2Value: string | null): string {
  return option2Value === null ? option1Value : `${option1Value}, ${option2Value}`;
}

/** What a search finds its product by. */
export function namesOnSale(
  variants: readonly { option1Value: string; option2Value: string | null; isActive: boolean }[],
): string {
  return variants
    .filter(({ isActive }) => isActive)
    .map(({ option1Value, option2Value }) => variantName(option1Value, option2Value))
    .join(", ");
}

/** The one a page starts with: that of its address, else the first that is not sold out. */
export function chooseVariant<V extends { sku: string; soldOut: boolean }>(
  variants: readonly V[],
  wantedSku: string | null,
): V | undefined {
  const free = variants.filter((variant) => !variant.soldOut);
  return free.find((variant) => variant.sku === wantedSku) ?? free[0] ?? variants[0];
}
