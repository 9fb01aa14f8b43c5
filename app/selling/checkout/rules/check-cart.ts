import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import {
  clashingNames,
  clashWithEarlier,
  type InterlockLine,
} from "#app/goods/catalog/rules/interlocks.ts";
import { priceCart, type CartTotals, type PricedLine } from "#app/selling/cart/rules/price-cart.ts";
import type { Charges } from "#app/running/settings/rules/charges.ts";
import {
  checkClearance,
  unitsLeft,
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
import type { DiscountRefusal, Quote } from "#app/selling/discounts/rules/check-discount.ts";

export type CheckedLine = PricedLine &
  ConcessionLine &
  ClearanceLine &
  InterlockLine & { sellable: boolean };

export type CartRefusal =
  | Refusal<"empty_cart">
  | (Refusal<"not_for_sale"> & { products: string[] })
  | (Refusal<"never_together"> & { products: string[] })
  | (Refusal<"bought_before"> & { products: string[]; earlier: string[] })
  | ClearanceRefusal
  | Refusal<"too_large">
  | (Refusal<"discount_refused"> & { code: string; why: DiscountRefusal })
  | (Refusal<"total_changed"> & {
      total: Centavos;
      /** The destination if it is known. Shipping may depend on it. */
      province?: string | null;
    });

export type CheckedCart = {
  totals: CartTotals;
  /** The statutory discount, if it is higher than the code's. */
  statutory: BestSaving["statutory"];
  acknowledged: boolean;
  uses: ApprovalUse[];
};

/** ₱20,000,000: below the limits of gateways and of a column of centavos. */
export const MAX_ORDER_TOTAL: Centavos = 2_000_000_000;

/**
 * Decides whether a cart may become an order, and prices it from the catalog. The total that the
 * buyer saw is only compared, so that no buyer pays an amount that was not shown. A code that does
 * not apply blocks the order only if its saving was shown.
 */
export function checkCart(
  lines: readonly CheckedLine[],
  buyer: {
    supervisionConfirmed: boolean;
    shownTotal: Centavos;
    charges: Charges;
    quote?: Quote | undefined;
    concession?: Concession | undefined;
    approvals?: readonly HeldApproval[];
    /** Goods of recent orders; none if staff place the order, as a clinician may have decided. */
    recent?: readonly (InterlockLine & { name: string })[] | undefined;
  },
): Result<CheckedCart, CartRefusal> {
  if (lines.length === 0) return refuse("empty_cart");
  const withdrawn = lines.filter((line) => !line.sellable).map((line) => line.name);
  if (withdrawn.length > 0) return refuse("not_for_sale", { products: withdrawn });
  const products = clashingNames(lines);
  if (products.length > 0) return refuse("never_together", { products });
  // A clinician who approved the product knows of the other one.
  const undecided = lines.filter(
    ({ productId }) => unitsLeft(productId, buyer.approvals ?? []) === 0,
  );
  const before = clashWithEarlier(undecided, buyer.recent ?? []);
  if (before) return refuse("bought_before", before);
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
