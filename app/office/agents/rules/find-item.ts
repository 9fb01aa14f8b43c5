type Known = {
  id: string;
  slug: string;
  sku: string;
  variants: readonly { id: string; sku: string }[];
};

/** The item of a name: an id, URL handle or SKU. A product with variants needs one of them. */
export function findItem(known: readonly Known[], name: string) {
  for (const { id: productId, slug, sku, variants } of known) {
    const variant = variants.find((each) => each.id === name || each.sku === name);
    if (variant) return { productId, variantId: variant.id };
    if ([productId, slug, sku].includes(name)) return { productId, variantId: null };
  }
  return undefined;
}
