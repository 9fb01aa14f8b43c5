import type { Centavos } from "#app/lib/money.ts";

/** A price from a moment on; null while the item was not on sale. */
export type AskedPrice = { price: Centavos | null; since: Date };

/** The most days since the end of an earlier price. */
export const PROOF_DAYS = 90;

/**
 * Whether a price was really charged in the last 90 days. Only such a price can be struck through;
 * any other would be an invented saving.
 */
export function wasAskedFor(price: Centavos, history: readonly AskedPrice[], now: Date): boolean {
  const from = now.getTime() - PROOF_DAYS * 86_400_000;
  const inOrder = history.toSorted((a, b) => a.since.getTime() - b.since.getTime());
  return inOrder.some((asked, index) => {
    const end = inOrder[index + 1]?.since ?? now;
    return asked.price === price && end.getTime() >= from && end > asked.since;
  });
}
