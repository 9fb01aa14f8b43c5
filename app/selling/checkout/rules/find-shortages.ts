import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import type { NamedShortage } from "../views/name-shortages.ts";

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
