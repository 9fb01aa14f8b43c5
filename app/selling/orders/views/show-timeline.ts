import { formatDateTime, shopDay } from "#app/lib/dates.ts";
import {
  formatDays,
  formatPromise,
  promiseDelivery,
  promiseParcel,
  type Delivery,
} from "#app/goods/catalog/rules/delivery-promise.ts";
import type { DaySpan, WhyNot } from "#app/goods/catalog/rules/dispatch-calendar.ts";
import { standingPromise } from "#app/goods/catalog/rules/plan-delivery.ts";
import { coldWaits } from "#app/goods/delivery/texts/shopper.ts";
import { partSent, timelineMessages as say } from "../texts/shopper.ts";
import {
  orderSteps,
  type StatusTimes,
  type Step,
  type StepName,
  type TimelineOrder,
} from "./order-timeline.ts";
import { UNCONFIRMED } from "../rules/confirmation.ts";
import { isPartlySent } from "../rules/parcels.ts";
import { isPaid, isUnderway } from "../rules/order-terms.ts";

export type ShownStep = {
  name: StepName;
  state: Step["state"];
  label: string;
  /** In Manila time, like "Nov 21, 2026, 10:05 AM". */
  at: string | undefined;
  /** What the next step waits for. */
  hint: string | undefined;
};

export type ShownTimeline = {
  steps: ShownStep[];
  expected: { text: string; isLate: boolean; why?: string } | undefined;
};

type Source = TimelineOrder & {
  parcelsSent: number;
  needsAttention: string | null;
  proofWaitingSince: Date | null;
};

export function showTimeline(
  order: Source,
  reached: StatusTimes,
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
    expected: days && showExpected(days),
  };
}

function showExpected({ kind, leaves, why, ...days }: ExpectedDays): ShownTimeline["expected"] {
  if (kind !== "promised" || !leaves) {
    return { text: say.expected[kind](formatPromise(days)), isLate: kind === "overdue" };
  }
  const text = say.leaving(formatDays(leaves), formatDays(days));
  return { text, isLate: false, ...(why && { why: coldWaits[why] }) };
}

function hintOf(name: StepName, order: Source): string | undefined {
  switch (name) {
    case "paid":
      return order.proofWaitingSince === null ? say.waits.paid : say.waits.checked;
    case "confirmed":
      return say.waits.confirmed;
    case "packed":
      if (isPartlySent(order)) return partSent(order);
      return order.status === "processing" ? say.waits.packing : say.waits.packed;
    case "shipped":
      return say.waits.shipped;
    case "delivered":
      return say.waits.delivered;
    default:
      return undefined;
  }
}

type ExpectedDays = DaySpan & {
  /** `if_…` dates assume that the order is paid, confirmed or checked today. */
  kind: "promised" | "if_paid" | "if_confirmed" | "if_checked" | "overdue";
  /** Set before the parcel leaves, unless it is overdue. */
  leaves?: DaySpan;
  why?: WhyNot | undefined;
};

type TimelineFacts = TimelineOrder & Pick<Source, "needsAttention" | "proofWaitingSince">;

/**
 * The days of arrival, reckoned from the shipping day or, before that, from the payment or
 * confirmation. Undefined for an order that has ended, has arrived, or is being looked into by
 * staff.
 */
function expectedDays(
  order: TimelineFacts,
  reached: StatusTimes,
  now: Date,
  delivery: Delivery,
): ExpectedDays | undefined {
  const { status, needsAttention, hasGoods } = order;
  if (!hasGoods || !isUnderway(status)) return undefined;
  if (needsAttention !== null && needsAttention !== UNCONFIRMED) return undefined;
  const today = shopDay(now);
  const promised = (days: DaySpan): ExpectedDays => ({
    ...days,
    kind: today > days.latest ? "overdue" : "promised",
  });
  if (reached.shipped) return promised(promiseParcel(reached.shipped, delivery));
  const binding = order.paymentMethod === "cod" ? reached.confirmed : paidAt(order);
  if (binding) {
    const standing = standingPromise(delivery, binding);
    if (!standing) return promised(promiseDelivery(binding, delivery));
    const { leaves, arrives, why } = standing;
    return { ...promised(arrives), ...(today <= leaves.latest && { leaves, why }) };
  }
  return { ...promiseDelivery(now, delivery), kind: whatBinds(order) };
}

/** The event that must happen today for the days to be true. */
function whatBinds({ paymentMethod, proofWaitingSince }: TimelineFacts) {
  if (paymentMethod === "cod") return "if_confirmed";
  return proofWaitingSince === null ? "if_paid" : "if_checked";
}

function paidAt({ paymentStatus, paidAt: at }: TimelineFacts): Date | null {
  return isPaid(paymentStatus) ? at : null;
}
