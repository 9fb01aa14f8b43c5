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
 * Whether what is new in an order may be added as the page showed it: at that price, and with the
 * word on supervision where it asks for one. A word that was given for other products is not enough.
 * What a clinician has to approve is never added to an order, nor more of it, nor what must not be
 * taken together with what stays in it.
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
  // What was approved is taken by a new order alone, where its buyer is known.
  return checkClearance(named, supervisionConfirmed);
}

/** What was ordered together before is not undone here: only what is added counts. */
function clashOf(lines: readonly ChangedLine[], added: readonly ChangedLine[]): string[] {
  const named = lines
    .filter(({ wanted }) => wanted > 0)
    .map(({ slug, productName: name }) => ({ slug, name }));
  const clashing = clashingNames(named);
  return added.some(({ productName }) => clashing.includes(productName)) ? clashing : [];
}
