type BoughtItem = { productId: string; productName: string; storage: string };

/** What to do first, and the rest of a product's storage instructions. */
export type Storage = { product: string; first: string; rest: string };

/** Of each product that has any, once. */
export function storageOf(items: readonly BoughtItem[]): Storage[] {
  const byProduct = new Map(items.map((item) => [item.productId, item]));
  return [...byProduct.values()].flatMap(({ productName, storage }) => {
    const text = storage.replaceAll(/\s+/g, " ").trim();
    const [first = "", ...rest] = text.split(/(?<=\.) (?=\p{Lu})/u);
    return text === "" ? [] : [{ product: productName, first, rest: rest.join(" ") }];
  });
}

/** The same for mails, one line per product. */
export function storageLines(items: readonly BoughtItem[]): string[] {
  return storageOf(items).map(({ product, first, rest }) =>
    `How to store ${product}: ${first} ${rest}`.trim(),
  );
}
