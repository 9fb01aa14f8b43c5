import type { Centavos } from "#app/lib/money.ts";

/** What a code is limited to; with neither products nor categories, nothing. */
export type Scope = { productIds: readonly string[]; categoryIds: readonly string[] };

/** A line of a cart or an order, by what a code may be limited to. */
export type ScopedLine = {
  productId: string;
  categoryId: string | null;
  price: Centavos;
  quantity: number;
};

/** Whether a code is for some products only. */
export function isLimited({ productIds, categoryIds }: Scope): boolean {
  return productIds.length + categoryIds.length > 0;
}

export function isInScope(
  scope: Scope,
  { productId, categoryId }: Pick<ScopedLine, "productId" | "categoryId">,
): boolean {
  if (!isLimited(scope)) return true;
  return (
    scope.productIds.includes(productId) ||
    (categoryId !== null && scope.categoryIds.includes(categoryId))
  );
}

/** What the lines cost that the code is for. */
export function subtotalInScope(scope: Scope, lines: readonly ScopedLine[]): Centavos {
  return lines
    .filter((line) => isInScope(scope, line))
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
