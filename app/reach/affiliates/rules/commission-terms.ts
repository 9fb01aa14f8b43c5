import type { Centavos } from "#app/lib/money.ts";
import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

/** `reversed`: nothing is left of it. It is pending while it is on hold, and payable after that. */
export type CommissionStatus = "pending" | "paid" | "reversed";

/** Why a commission is what it is, line by line of its order. */
export const COMMISSION_CAUSES = [
  "paid",
  "refunded",
  "cancelled",
  "changed",
  "own_order",
  "restored",
] as const;
export type CommissionCause = (typeof COMMISSION_CAUSES)[number];

/** Merchandise earns: what is listed, and what is offered with the cart. A consultation never does. */
export function earnsCommission(kind: ProductKind): boolean {
  return kind === "product" || kind === "supply";
}

/** Of goods that cost this much; half a centavo is rounded up. */
export function commissionOf(base: Centavos, rate: number): Centavos {
  return Math.floor((base * rate + 50) / 100);
}

type DiscountedOrder = {
  affiliateId: string;
  discountId: string | null;
  /** The affiliate whom the promo code belongs to. */
  discountOwner: string | null;
};

/** Whether the promo code of an order leaves its affiliate their commission. */
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
