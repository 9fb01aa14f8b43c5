export type StockLine = { productId: string; variantId: string | null; quantity: number };

export type Level = {
  id: string;
  productId: string;
  variantId: string | null;
  onHand: number;
  reserved: number;
};

export type Shortage = { productId: string; variantId: string | null; available: number };

/** Shoppers see fewer units than this as running out. The warning for staff is a setting. */
export const LOW_STOCK_BELOW = 10;

export function available(level: Pick<Level, "onHand" | "reserved">): number {
  return level.onHand - level.reserved;
}

/** Whether a sold-out item can be sold again, after `gained` units. */
export function isBack(level: { available: number; gained: number }): boolean {
  return level.available > 0 && level.available - level.gained <= 0;
}

/** Adds up lines of one item first: two lines of 2 need 4. No level means no stock. */
export function matchLevels(
  lines: readonly StockLine[],
  levels: readonly Level[],
): { wanted: { level: Level; quantity: number }[]; shortages: Shortage[] } {
  const byItem = Map.groupBy(lines, itemKey);
  const wanted: { level: Level; quantity: number }[] = [];
  const shortages: Shortage[] = [];
  for (const [key, [first, ...more]] of byItem) {
    if (!first) continue;
    const quantity = more.reduce((sum, line) => sum + line.quantity, first.quantity);
    const level = levels.find((candidate) => itemKey(candidate) === key);
    if (level && available(level) >= quantity) wanted.push({ level, quantity });
    else {
      const { productId, variantId } = first;
      shortages.push({ productId, variantId, available: level ? available(level) : 0 });
    }
  }
  return { wanted, shortages };
}

export function itemKey(item: { productId: string; variantId: string | null }): string {
  return `${item.productId}/${item.variantId ?? ""}`;
}
