type BoughtItem = { productId: string; productName: string; storage: string };

/** Storage instructions, one per product that has any. */
export function storageLines(items: readonly BoughtItem[]): string[] {
  const byProduct = new Map(items.map((item) => [item.productId, item]));
  return [...byProduct.values()].flatMap(({ productName, storage }) => {
    const text = storage.replaceAll(/\s+/g, " ").trim();
    return text === "" ? [] : [`How to store ${productName}: ${text}`];
  });
}
