import { formatMoney } from "#app/lib/money.ts";
import { interlockMessages } from "#app/goods/catalog/texts/shopper-interlocks.ts";
import type { ShippingRefusal } from "#app/selling/orders/commands/refit-shipping.server.ts";
import { MAX_LINES, MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import type { ChangeItemsRefusal } from "../commands/change-own-items.server.ts";
import { coldChangeRefusedText } from "#app/goods/delivery/texts/shopper.ts";
import type { CashRefusal } from "../rules/decide-order.ts";
import { cashChangeRefusedText } from "../texts/shopper-cash.ts";
import { whyNotReserved } from "./explain-reservation.ts";
import { changeOrderMessages } from "../texts/shopper-changes.ts";

const { closed, refused, itemsLater } = changeOrderMessages;

/** Explains to the buyer why an order was not changed. */
export function explainChange(refusal: ChangeItemsRefusal | ShippingRefusal | CashRefusal): string {
  switch (refusal.reason) {
    case "ended":
    case "packing":
    case "looked_into":
    case "too_late":
      return closed[refusal.reason];
    case "not_paid":
    case "proof_waits":
      return itemsLater[refusal.reason];
    case "too_many":
      return refused.too_many(MAX_PER_LINE);
    case "too_many_lines":
      return refused.too_many_lines(MAX_LINES);
    case "clearance_required":
    case "supervision_unconfirmed":
      return refused[refusal.reason](refusal.products);
    case "never_together":
      return interlockMessages.refused(refusal.products);
    case "approval_short":
      return refused.clearance_required([refusal.name]);
    case "code_lost":
      return refused.code_lost(formatMoney(refusal.minimum));
    case "out_of_stock":
      return refused.out_of_stock(refusal.names);
    case "order_waits":
    case "too_many_units":
    case "address_full":
    case "share_taken":
      return whyNotReserved(refusal);
    case "cold_not_sent":
      return coldChangeRefusedText(refusal);
    case "cash_refused":
      return cashChangeRefusedText(refusal);
    case "shipping_differs":
      return refused.shipping_differs(formatMoney(refusal.was), formatMoney(refusal.now));
    default:
      return refused[refusal.reason];
  }
}
