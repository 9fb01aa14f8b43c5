import type { Centavos } from "#app/lib/money.ts";

export type VariantPrice = {
  price: Centavos;
  compareAtPrice: Centavos | null;
  isActive: boolean;
};

/** The prices of a product with these variants; undefined if none is on sale. */
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

/** A variant's name in carts and orders, after the product's name: "10 mg, 3 vials". */
export function variantName(option1Value: string, option2Value: string | null): string {
  return option2Value === null ? option1Value : `${option1Value}, ${option2Value}`;
}

export function namesOnSale(
  variants: readonly { variantName: string; isActive: boolean }[],
): string {
  return variants
    .filter(({ isActive }) => isActive)
    .map((variant) => variant.variantName)
    .join(", ");
}

/**
 * The variant that the page starts with: the address's variant unless it is sold out, else the
 * first one in stock, else the first.
 */
export function chooseVariant<V extends { sku: string; soldOut: boolean }>(
  variants: readonly V[],
  wantedSku: string | null,
): V | undefined {
  const free = variants.filter((variant) => !variant.soldOut);
  return free.find((variant) => variant.sku === wantedSku) ?? free[0] ?? variants[0];
}

type DescribedVariant = VariantPrice & {
  id: string;
  variantName: string;
  option1Value: string;
  option2Value: string | null;
  sku: string;
  /** In grams. */
  weight: number | null;
  /** The name of one of the product's pictures. */
  picture: string | null;
  archivedAt: Date | null;
};

type Facts = Record<string, string | number | boolean | null>;

/**
 * A product's variants for the history: each fact is named by its variant, so that two states can
 * be compared line by line.
 */
export function describeVariants(
  options: {
    option1Name: string | null;
    option2Name: string | null;
    images: readonly { picture: string; alt: string }[];
  },
  variants: readonly DescribedVariant[],
): Facts {
  const current = variants.filter(({ archivedAt }) => archivedAt === null);
  const facts: Facts = {
    variants: current.map((variant) => variant.variantName).join(", "),
    "first option": options.option1Name,
    "second option": options.option2Name,
  };
  for (const variant of current) {
    const name = variant.variantName;
    facts[`${name} price`] = variant.price;
    facts[`${name} compare-at price`] = variant.compareAtPrice;
    facts[`${name} SKU`] = variant.sku;
    facts[`${name} weight in grams`] = variant.weight;
    const shown = options.images.find(({ picture }) => picture === variant.picture);
    facts[`${name} picture`] = shown ? shown.alt || shown.picture : null;
    facts[`${name} on sale`] = variant.isActive;
    facts[`${name} options`] = variantName(variant.option1Value, variant.option2Value);
  }
  return facts;
}

export function onlyChanged(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  const pick = (facts: Facts): Facts =>
    Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
