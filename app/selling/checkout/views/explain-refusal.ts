import { interlockMessages } from "#app/goods/catalog/texts/shopper-interlocks.ts";
import { coldRefusedText } from "#app/goods/delivery/texts/shopper.ts";
import { discountRefusalText } from "#app/selling/discounts/texts/shopper.ts";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { cashRefusedText } from "../texts/shopper-cash.ts";
import type { CreditRefusal } from "#app/selling/credit/rules/use-credit.ts";
import type { ReferralRefusal } from "#app/selling/referrals/rules/decide-referral.ts";
import type { CartRefusal } from "../rules/check-cart.ts";
import type { CashRefusal, ColdGoodsRefusal } from "../rules/decide-order.ts";
import { explainReservation, whereReserved } from "./explain-reservation.ts";
import type { ReservationRefusal } from "../rules/judge-reservation.ts";
import type { NamedShortage } from "../rules/find-shortages.ts";

type CheckoutRefusal =
  | CartRefusal
  | { reason: "out_of_stock"; shortages: readonly NamedShortage[] }
  | (ReservationRefusal & { online: boolean })
  | CashRefusal
  | ColdGoodsRefusal
  | { reason: "province_needed" | "method_unavailable" }
  | ReferralRefusal
  | CreditRefusal
  | { reason: "gateway_unavailable" };

export type Explained = {
  /** The HTTP status. */
  status: 409 | 422 | 503;
  text: string;
  /** The field that fixes the problem. */
  field?: "supervision" | "paymentMethod" | "province" | "referralCode";
  /** The destination of the new total. */
  province?: string | null | undefined;
  /** The problem must be fixed in the cart. */
  inCart?: true;
};

/** Explains a refused checkout to the buyer, with its HTTP status. */
export function explainRefusal(refused: CheckoutRefusal): Explained {
  switch (refused.reason) {
    case "empty_cart":
      return { status: 409, text: say.emptyCart };
    case "not_for_sale":
      return { status: 409, text: say.notForSale(refused.products), inCart: true };
    case "never_together":
      return { status: 409, text: interlockMessages.refused(refused.products), inCart: true };
    case "bought_before":
      return {
        status: 409,
        text: interlockMessages.boughtBefore(refused.products, refused.earlier),
        inCart: true,
      };
    case "clearance_required":
      return { status: 409, text: say.clearanceRequired(refused.products), inCart: true };
    case "approval_short":
      return { status: 409, text: say.approvalShort(refused), inCart: true };
    case "supervision_unconfirmed":
      return { status: 422, text: say.supervision(refused.products), field: "supervision" };
    case "out_of_stock":
      return { status: 409, text: say.shortage(refused.shortages), inCart: true };
    case "too_large":
      return { status: 409, text: say.tooLarge, inCart: true };
    case "discount_refused":
      return {
        status: 409,
        text: `${discountRefusalText(refused.code, refused.why)} ${say.withoutCode}`,
        inCart: true,
      };
    case "credit_changed":
      return { status: 409, text: say.creditChanged(refused.left) };
    case "total_changed":
      return { status: 409, text: say.totalChanged(refused.total), province: refused.province };
    case "cold_not_sent": {
      const { province } = refused;
      return { status: 409, text: coldRefusedText(refused), province, inCart: true };
    }
    case "province_needed":
      return { status: 422, text: say.provinceNeeded, field: "province" };
    case "referral_unknown":
      return { status: 422, text: say.referral.unknown, field: "referralCode" };
    case "referral_own":
      return { status: 422, text: say.referral.own, field: "referralCode" };
    case "order_waits":
    case "too_many_units":
    case "address_full":
    case "share_taken":
      return { status: 409, text: explainReservation(refused), ...whereReserved(refused) };
    case "method_unavailable":
      return { status: 422, text: say.methodGone, field: "paymentMethod" };
    case "cash_refused":
      return { status: 422, text: cashRefusedText(refused), field: "paymentMethod" };
    case "gateway_unavailable":
      return { status: 503, text: say.gatewayDown };
  }
}
