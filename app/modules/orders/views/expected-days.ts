import { shopDay } from "#app/lib/dates.ts";
import { promiseDelivery, promiseParcel } from "#app/modules/catalog/rules/delivery-promise.ts";
import type { Delivery, DeliveryPromise } from "#app/modules/catalog/rules/delivery-promise.ts";
import { UNCONFIRMED } from "../rules/confirmation.ts";
import type { Reached, TimelineOrder } from "./order-timeline.ts";
import { isPaid, isUnderway } from "../rules/order-terms.ts";

export type ExpectedDays = DeliveryPromise & {
  /** `if_now`: counted from today, for who pays or confirms today. */
  kind: "promised" | "if_now" | "overdue";
};

type Standing = TimelineOrder & { needsAttention: string | null };

/**
 * Between which days the parcel arrives: by the day it left, before that by the day the order was
 * paid or confirmed. None where nobody can say: it has ended or arrived, or a person looks into it.
 */
export function expectedDays(
  order: Standing,
  reached: Reached,
  now: Date,
  delivery: Delivery,
): ExpectedDays | undefined {
  const { status, needsAttention, hasGoods } = order;
  if (!hasGoods || !isUnderway(status)) return undefined;
  if (needsAttention !== null && needsAttention !== UNCONFIRMED) return undefined;
  const today = shopDay(now);
  const promised = (days: DeliveryPromise): ExpectedDays => ({
    ...days,
    kind: today > days.latest ? "overdue" : "promised",
  });
  if (reached.shipped) return promised(promiseParcel(reached.shipped, delivery));
  const binding = order.paymentMethod === "cod" ? reached.confirmed : paidAt(order);
  if (binding) return promised(promiseDelivery(binding, delivery));
  return { ...promiseDelivery(now, delivery), kind: "if_now" };
}

function paidAt({ paymentStatus, paidAt: at }: Standing): Date | null {
  return isPaid(paymentStatus) ? at : null;
}
