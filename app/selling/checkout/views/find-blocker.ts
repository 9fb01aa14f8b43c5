import { priceCart } from "#app/selling/cart/rules/price-cart.ts";
import type { Charges } from "#app/running/settings/rules/charges.ts";
import { checkCart, type CheckedLine } from "../rules/check-cart.ts";
import type { HeldApproval } from "#app/selling/clearance/rules/check-clearance.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { findShortages } from "../rules/find-shortages.ts";

type Item = { productId: string; variantId: string | null };
type Line = CheckedLine & Item & { available: number | null };

/** Problems that no form can fix, shown before it is filled in. Placing checks them again. */
export function findBlocker(
  lines: readonly Line[],
  buyer: {
    /** Held by the buyer's own unpaid order. */
    held: readonly (Item & { quantity: number })[];
    charges: Charges;
    approvals: readonly HeldApproval[];
  },
): string | undefined {
  const { held, charges, approvals } = buyer;
  const shownTotal = priceCart(lines, charges).total;
  const willing = { supervisionConfirmed: true, shownTotal, charges, approvals };
  const checked = checkCart(lines, willing);
  if (!checked.ok) return explainRefusal(checked).text;
  const shortages = findShortages(lines, held);
  if (shortages.length === 0) return undefined;
  return explainRefusal({ reason: "out_of_stock", shortages }).text;
}
