import type { Centavos } from "#app/lib/money.ts";

/** The scope of a code. Empty lists mean everything. */
export type Scope = { productIds: readonly string[]; categoryIds: readonly string[] };

/** A line of a cart or an order, with the facts that a scope can refer to. */
export type ScopedLine = {
  productId: string;
  categoryId: string | null;
  price: Centavos;
  quantity: number;
};

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

/** The subtotal of the lines in scope. */
export function subtotalInScope(scope: Scope, lines: readonly ScopedLine[]): Centavos {
  return lines
    .filter((line) => isInScope(scope, line))
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
