import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";

type Line = { id: string; productName: string; productKind: ProductKind; quantity: number };
type PackedItems = { items: readonly { itemId: string; units: number }[] };

/** Units that are not in any parcel yet, by item. Services are never in a parcel. */
export function unitsToCome(lines: readonly Line[], sent: readonly PackedItems[]) {
  const gone = (itemId: string) =>
    sent
      .flatMap(({ items }) => items)
      .filter((item) => item.itemId === itemId)
      .reduce((sum, { units }) => sum + units, 0);
  return lines.flatMap(({ id, productName: name, productKind, quantity }) => {
    const units = productKind === "service" ? 0 : quantity - gone(id);
    return units > 0 ? [{ name, units }] : [];
  });
}
