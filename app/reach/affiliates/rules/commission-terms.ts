import type { Centavos } from "#app/lib/money.ts";
import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

/** `pending` during the hold, payable afterwards. `reversed`: nothing is left of it. */
export type CommissionStatus = "pending" | "paid" | "reversed";

/** The reason for an entry, line by line of the order. */
export const COMMISSION_CAUSES = [
  "paid",
  "refunded",
  "cancelled",
  "changed",
  "own_order",
  "restored",
] as const;
export type CommissionCause = (typeof COMMISSION_CAUSES)[number];

/**
 * Only merchandise earns a commission, including goods offered with the cart. Consultations do not.
 */
export function earnsCommission(kind: ProductKind): boolean {
  return kind === "product" || kind === "supply";
}

/** Half a centavo is rounded up. */
export function commissionOf(base: Centavos, rate: number): Centavos {
  return Math.floor((base * rate + 50) / 100);
}

type DiscountedOrder = {
  affiliateId: string;
  discountId: string | null;
  /** The affiliate who owns the promo code. */
  discountOwner: string | null;
};

/** A code costs the affiliate their commission, unless it is theirs or the shop allows both. */
export function earnsWithCode(
  { affiliate_with_discount: stacks }: Pick<Settings, "affiliate_with_discount">,
  { affiliateId, discountId, discountOwner }: DiscountedOrder,
): boolean {
  return stacks || discountId === null || discountOwner === affiliateId;
}

export type RateSettings = Pick<
  Settings,
  "affiliate_first_percent" | "affiliate_repeat_percent" | "affiliate_hold_days"
>;

/** In percent. */
export function rateOf(settings: RateSettings, isFirstOrder: boolean): number {
  return isFirstOrder ? settings.affiliate_first_percent : settings.affiliate_repeat_percent;
}
