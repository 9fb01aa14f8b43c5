import { formatDateTime, shopDay } from "#app/lib/dates.ts";
import {
  formatPromise,
  promiseDelivery,
  promiseParcel,
  type Delivery,
  type DeliveryPromise,
} from "#app/modules/catalog/rules/delivery-promise.ts";
import { timelineMessages as say } from "../texts/shopper.ts";
import {
  orderSteps,
  type Reached,
  type Step,
  type StepName,
  type TimelineOrder,
} from "./order-timeline.ts";
import { UNCONFIRMED } from "../rules/confirmation.ts";
import { isPaid, isUnderway } from "../rules/order-terms.ts";

export type ShownStep = {
  name: StepName;
  state: Step["state"];
  label: string;
  /** "Nov 21, 2026, 10:05 AM" in Manila. */
  at: string | undefined;
  /** What it waits for, of the step that comes next. */
  hint: string | undefined;
};

export type ShownTimeline = {
  steps: ShownStep[];
  expected: { text: string; isLate: boolean } | undefined;
};

type Source = TimelineOrder & { needsAttention: string | null; proofWaitingSince: Date | null };

/** The order's way in the words and the zone of its reader. */
export function showTimeline(
  order: Source,
  reached: Reached,
  { now, delivery }: { now: Date; delivery: Delivery },
): ShownTimeline {
  const steps = orderSteps(order, reached).map(({ name, state, at }) => ({
    name,
    state,
    label: say.steps[name],
    at: at && state === "done" ? formatDateTime(at) : undefined,
    hint: state === "now" ? hintOf(name, order) : undefined,
  }));
  const days = expectedDays(order, reached, now, delivery);
  return {
    steps,
    expected: days && {
      text: say.expected[days.kind](formatPromise(days)),
      isLate: days.kind === "overdue",
    },
  };
}

function hintOf(name: StepName, order: Source): string | undefined {
  switch (name) {
    case "paid":
      return order.proofWaitingSince === null ? say.waits.paid : say.waits.checked;
    case "confirmed":
      return say.waits.confirmed;
    case "packed":
      return order.status === "processing" ? say.waits.packing : say.waits.packed;
    case "shipped":
      return say.waits.shipped;
    case "delivered":
      return say.waits.delivered;
    default:
      return undefined;
  }
}

type ExpectedDays = DeliveryPromise & {
  /** `if_now`: counted from today, for who pays or confirms today. */
  kind: "promised" | "if_now" | "overdue";
};

type Standing = TimelineOrder & { needsAttention: string | null };

/**
 * Between which days the parcel arrives: by the day it left, before that by the day the order was
 * paid or confirmed. None where nobody can say: it has ended or arrived, or a person looks into it.
 */
function expectedDays(
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
