import { itemKey, type Shortage } from "#app/goods/catalog/rules/stock.ts";

type Item = { productId: string; variantId: string | null };

type StockedLine = Item & {
  name: string;
  quantity: number;
  /** Null for items without stock. */
  available: number | null;
};

/** Items without enough stock. `held` are the units of the shopper's own unpaid order. */
export function findShortages(
  lines: readonly StockedLine[],
  held: readonly (Item & { quantity: number })[],
): NamedShortage[] {
  return lines.flatMap((line) => {
    if (line.available === null) return [];
    const own = held.filter((item) => itemKey(item) === itemKey(line));
    const available = own.reduce((sum, item) => sum + item.quantity, line.available);
    return available < line.quantity ? [{ name: line.name, available }] : [];
  });
}

export type NamedShortage = { name: string; available: number };

/** Shortages with the cart's names, in the cart's order. */
export function nameShortages(
  lines: readonly (Item & { name: string })[],
  shortages: readonly Shortage[],
): NamedShortage[] {
  return lines.flatMap((line) => {
    const shortage = shortages.find((candidate) => itemKey(candidate) === itemKey(line));
    return shortage ? [{ name: line.name, available: shortage.available }] : [];
  });
}
