import type { Centavos } from "#app/lib/money.ts";
import { clashingNames } from "#app/goods/catalog/rules/interlocks.ts";
import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import {
  checkClearance,
  type ClearanceRefusal,
} from "#app/selling/clearance/rules/check-clearance.ts";
import { isNew, type ChangedLine } from "#app/selling/orders/rules/change-items.ts";

type ShownItems = {
  shownPrices?: Readonly<Record<string, Centavos>>;
  supervisionConfirmed?: boolean;
};

export type AddedRefusal =
  | ClearanceRefusal
  | Refusal<"price_changed">
  | (Refusal<"never_together"> & { products: string[] });

/**
 * Decides whether new items may be added to an order as the page showed them: at that price, and
 * with a supervision confirmation for exactly these products. Products that need a clinician's
 * approval can never be added or increased, nor products that must not be taken together with the
 * rest of the order.
 */
export function checkAdded(
  lines: readonly ChangedLine[],
  { shownPrices = {}, supervisionConfirmed = false }: ShownItems,
): Result<{ acknowledged: boolean }, AddedRefusal> {
  const added = lines.filter((line) => isNew(line) && line.wanted > 0);
  if (added.some(({ key, price }) => shownPrices[key] !== price)) return refuse("price_changed");
  const clashing = clashOf(lines, added);
  if (clashing.length > 0) return refuse("never_together", { products: clashing });
  const more = lines.filter((line) => line.clearance === "required" && line.wanted > line.quantity);
  const named = [...new Set([...added, ...more])].map((line) => {
    const { productId, productName: name, clearance, wanted: quantity } = line;
    return { productId, name, clearance, quantity };
  });
  // Only a new order, whose buyer is known, can use an approval.
  return checkClearance(named, supervisionConfirmed);
}

/** Combinations in the existing order stay. Only added items are judged. */
function clashOf(lines: readonly ChangedLine[], added: readonly ChangedLine[]): string[] {
  const named = lines
    .filter(({ wanted }) => wanted > 0)
    .map(({ slug, compound, productKind: kind, productName: name }) => ({
      slug,
      compound,
      kind,
      name,
    }));
  const clashing = clashingNames(named);
  return added.some(({ productName }) => clashing.includes(productName)) ? clashing : [];
}
