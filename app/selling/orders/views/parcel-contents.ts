import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";

type Line = { id: string; productName: string; productKind: ProductKind; quantity: number };
type Sent = { items: readonly { itemId: string; units: number }[] };

/** Units of an order that no parcel has yet, by what they are; a service is in none. */
export function unitsToCome(lines: readonly Line[], sent: readonly Sent[]) {
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
