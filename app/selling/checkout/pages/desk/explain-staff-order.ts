import { listWords } from "#app/lib/list-words.ts";
import { interlockMessages } from "#app/goods/catalog/texts/shopper-interlocks.ts";
import { coldRefusedText } from "#app/goods/delivery/texts/shopper.ts";
import { discountRefusalText } from "#app/selling/discounts/texts/shopper.ts";
import type { StaffPlaceRefusal } from "../../commands/place-by-staff.server.ts";
import { checkoutMessages } from "../../texts/shopper.ts";
import { staffCashRefusedText } from "../../texts/shopper-cash.ts";
import { staffOrderMessages } from "../../texts/staff-order.ts";

const say = staffOrderMessages.errors;

/** Explains why an order was not placed, and the field that fixes it. */
export type StaffOrderProblem = { text: string; field?: string };

/** Checkout's refusals in words for staff. */
export function explainStaffOrder(refused: StaffPlaceRefusal): StaffOrderProblem {
  switch (refused.reason) {
    case "forbidden":
      return { text: say.forbidden };
    case "nothing_to_pay":
      return { text: say.nothingToPay };
    case "key_used":
      return { text: say.oldForm };
    case "customer_gone":
      return { text: say.customerGone, field: "customerId" };
    case "empty_cart":
      return { text: say.noItems };
    case "not_for_sale": {
      const names = listWords(refused.products);
      return { text: names === "" ? say.someGone : say.gone(names) };
    }
    case "never_together":
      return { text: interlockMessages.refused(refused.products) };
    case "bought_before":
      return { text: interlockMessages.boughtBefore(refused.products, refused.earlier) };
    case "clearance_required":
    case "supervision_unconfirmed":
      return { text: say.clearance(listWords(refused.products)) };
    case "approval_short":
      return { text: say.short(refused.name, refused.left) };
    case "out_of_stock":
      return {
        text: say.stock(
          listWords(refused.shortages.map(({ name, available }) => say.available(name, available))),
        ),
      };
    case "too_large":
      return { text: say.tooLarge };
    case "discount_refused":
      return { text: discountRefusalText(refused.code, refused.why), field: "promo" };
    case "total_changed":
    case "credit_changed":
      return { text: say.planned };
    case "cold_not_sent":
      return { text: coldRefusedText(refused), field: "province" };
    case "referral_unknown":
    case "referral_own":
      return {
        text: checkoutMessages.referral[refused.reason === "referral_own" ? "own" : "unknown"],
      };
    case "province_needed":
      return { text: say.province, field: "province" };
    case "method_unavailable":
      return { text: say.methodGone, field: "paymentMethod" };
    case "cash_refused":
      return { text: staffCashRefusedText(refused), field: "paymentMethod" };
    case "order_waits":
    case "too_many_units":
    case "address_full":
    case "share_taken":
      return { text: say.reservation };
  }
}
