type Line = { productId: string; variantId: string | null; quantity: number };

/** Two checkouts are the same if their form, cart and code are. */
export function placementBody(
  checkout: { form: object; shownTotal: number; discountCode?: string | null },
  lines: readonly Line[],
): string {
  const items = lines.map((line) => [line.productId, line.variantId, line.quantity]);
  const { form, shownTotal, discountCode = null } = checkout;
  return JSON.stringify([form, shownTotal, items, discountCode]);
}
