import { addDays, addMinutes, atShopMinute } from "#app/lib/dates.ts";
import { leavingDays, type Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import { addBusinessDays } from "#app/goods/catalog/rules/dispatch-calendar.ts";
import type { OrderEnd } from "#app/selling/orders/rules/order-ends.ts";
import {
  paysOnline,
  type OrderStatus,
  type PaymentStatus,
} from "#app/selling/orders/rules/order-terms.ts";
import type { Fate, PastOrder } from "./plan-orders.ts";

/** The state of a past order by now. A time is null if it has not come. */
export type Course = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** When it was confirmed: by its payment, or by phone. */
  boundAt: Date | null;
  paidAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  repaidAt: Date | null;
  ended: { at: Date; why: OrderEnd } | null;
};

const HOUR = 60;

const REPAID: Partial<Record<Fate, PaymentStatus>> = {
  returned: "refunded",
  credited: "partially_refunded",
};

export function courseOf(past: PastOrder, delivery: Delivery, now: Date): Course {
  const { at, fate } = past;
  if (fate === "expired" && addDays(at, 2) < now) {
    const ended = { at: addDays(at, 2), why: "expired" } as const;
    return { ...NOTHING_YET, status: "cancelled", paymentStatus: "expired", ended };
  }
  if (fate === "cancelled" && paysOnline(past.method) && addMinutes(at, 2 * HOUR) < now) {
    const [paidAt, endedAt] = [addMinutes(at, 4), addMinutes(at, 90)];
    const ended = { at: endedAt, why: "by_buyer" } as const;
    const money = { boundAt: paidAt, paidAt, repaidAt: addMinutes(endedAt, 3), ended };
    return { ...NOTHING_YET, status: "cancelled", paymentStatus: "refunded", ...money };
  }
  return keptCourse(past, delivery, now);
}

const NOTHING_YET = {
  boundAt: null,
  paidAt: null,
  shippedAt: null,
  deliveredAt: null,
  repaidAt: null,
  ended: null,
};

/** Nothing waits for its buyer: a transfer or a call that has not come happened at once. */
function keptCourse({ at, method, fate, delay }: PastOrder, delivery: Delivery, now: Date): Course {
  const wait = paysOnline(method) ? 2 + delay * 5 : (1 + delay * 9) * HOUR;
  const usual = addMinutes(at, wait);
  const boundAt = usual < now ? usual : addMinutes(at, 5);
  const leaves = leavingDays(boundAt, delivery).earliest;
  const travels = delivery.times.travels[0] + Math.floor(delay * 3);
  const arrives = addBusinessDays(leaves, travels, delivery.daysOff);
  const past = (day: Date) => (day < now ? day : null);
  const shippedAt = past(atShopMinute(leaves, 13 * HOUR + delay * 90));
  const deliveredAt = past(atShopMinute(arrives, (10 + delay * 7) * HOUR));
  const paidAt = method === "cod" ? deliveredAt && past(addDays(deliveredAt, 2)) : boundAt;
  const isRepaid = fate in REPAID && paidAt !== null && deliveredAt !== null;
  const repaidAt = isRepaid ? past(addDays(deliveredAt, 6)) : null;
  return {
    status: deliveredAt ? "delivered" : shippedAt ? "shipped" : "confirmed",
    paymentStatus: (repaidAt && REPAID[fate]) ?? (paidAt ? "paid" : "cod_due"),
    boundAt,
    paidAt,
    shippedAt,
    deliveredAt,
    repaidAt,
    ended: null,
  };
}
