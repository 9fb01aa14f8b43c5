import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { clashingNames } from "#app/goods/catalog/rules/interlocks.ts";
import { priceCart, type CartTotals, type PricedLine } from "#app/selling/cart/rules/price-cart.ts";
import type { Charges } from "#app/running/settings/rules/charges.ts";
import {
  checkClearance,
  type ApprovalUse,
  type ClearanceLine,
  type ClearanceRefusal,
  type HeldApproval,
} from "#app/selling/clearance/rules/check-clearance.ts";
import {
  bestSaving,
  type BestSaving,
  type Concession,
  type ConcessionLine,
} from "#app/selling/concessions/rules/price-concession.ts";
import type { DiscountRefusal } from "#app/selling/discounts/rules/check-discount.ts";
import type { Quote } from "#app/selling/discounts/views/show-promo.ts";

export type CheckedLine = PricedLine &
  ConcessionLine &
  ClearanceLine & { slug: string; sellable: boolean };

export type CartRefusal =
  | Refusal<"empty_cart">
  | (Refusal<"not_for_sale"> & { products: string[] })
  | (Refusal<"never_together"> & { products: string[] })
  | ClearanceRefusal
  | Refusal<"too_large">
  | (Refusal<"discount_refused"> & { code: string; why: DiscountRefusal })
  | (Refusal<"total_changed"> & {
      total: Centavos;
      /** Where it goes, as far as that is known: shipping may depend on it. */
      province?: string | null;
    });

export type CheckedCart = {
  totals: CartTotals;
  /** The discount of the law, where it is more than that of the code. */
  statutory: BestSaving["statutory"];
  acknowledged: boolean;
  uses: ApprovalUse[];
};

/** ₱20,000,000: below what gateways, and a column of centavos, can hold. */
export const MAX_ORDER_TOTAL: Centavos = 2_000_000_000;

/**
 * Whether a cart may become an order, and what it costs. The prices are the catalogue's; the total
 * the buyer saw is only compared, so that nobody pays an amount that they were not shown. A code that does
 * not apply is in the way of those only who were shown its saving.
 */
export function checkCart(
  lines: readonly CheckedLine[],
  buyer: {
    supervisionConfirmed: boolean;
    shownTotal: Centavos;
    charges: Charges;
    quote?: Quote | undefined;
    concession?: Concession | undefined;
    /** What a clinician approved for this buyer; a visitor has none. */
    approvals?: readonly HeldApproval[];
  },
): Result<CheckedCart, CartRefusal> {
  if (lines.length === 0) return refuse("empty_cart");
  const withdrawn = lines.filter((line) => !line.sellable).map((line) => line.name);
  if (withdrawn.length > 0) return refuse("not_for_sale", { products: withdrawn });
  const products = clashingNames(lines);
  if (products.length > 0) return refuse("never_together", { products });
  const clearance = checkClearance(lines, buyer.supervisionConfirmed, buyer.approvals);
  if (!clearance.ok) return clearance;
  const { quote, shownTotal, charges, concession } = buyer;
  if (priceCart(lines, charges).total > MAX_ORDER_TOTAL) return refuse("too_large");
  const promotion = quote?.checked.ok ? quote.checked.value.saving : 0;
  const { saving, statutory } = bestSaving(lines, concession, promotion);
  const totals = priceCart(lines, charges, saving);
  if (totals.total !== shownTotal) {
    if (!quote || quote.checked.ok || statutory)
      return refuse("total_changed", { total: totals.total });
    return refuse("discount_refused", { code: quote.code, why: quote.checked });
  }
  return ok({ totals, statutory, ...clearance.value });
}
