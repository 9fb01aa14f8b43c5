import type { OrderEnd } from "../rules/order-ends.ts";
import {
  isPaid,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from "../rules/order-terms.ts";

export type PathStep = "ordered" | "confirmed" | "paid" | "packed" | "shipped" | "delivered";
export type EndStep = "cancelled" | "expired" | "lapsed" | "replaced" | "returned" | "refunded";
export type StepName = PathStep | EndStep;

/** `now` is the step that is awaited. `at` is the time of a step, or of the start of packing. */
export type Step = { name: StepName; state: "done" | "now" | "ahead"; at: Date | undefined };

export type TimelineOrder = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  createdAt: Date;
  paidAt: Date | null;
  cancelledAt: Date | null;
  endedWhy: OrderEnd | null;
  /** False for an order with services only. */
  hasGoods: boolean;
};

/** The latest time at which the order reached each status. */
export type StatusTimes = Partial<Record<OrderStatus, Date>>;

/** A parcel that was taken back has not left. Packing then began when it first did. */
export function timesReached(moves: readonly { status: OrderStatus; at: Date }[]): StatusTimes {
  const reached: StatusTimes = {};
  for (const { status, at } of moves) {
    if (status === "processing" && reached.shipped) delete reached.shipped;
    else reached[status] = at;
  }
  return reached;
}

/** The timeline for the buyer: past steps and, unless the order has ended, the next ones. */
export function orderSteps(order: TimelineOrder, reached: StatusTimes): Step[] {
  const steps = pathOf(order).map((name) => stepOf(name, order, reached));
  const done = steps.filter(({ state }) => state === "done");
  const end = endOf(order);
  if (end) {
    const at = end === "refunded" ? reached.refunded : (order.cancelledAt ?? reached.cancelled);
    return inTime([...done, { name: end, state: "done", at }]);
  }
  const [next, ...ahead] = steps.filter(({ state }) => state !== "done");
  return [...inTime(done), ...(next ? [{ ...next, state: "now" as const }] : []), ...ahead];
}

/** Cash is paid at the door, so the buyer's confirmation takes the place of the payment. */
function pathOf({ paymentMethod, paymentStatus, hasGoods }: TimelineOrder): PathStep[] {
  const goods: PathStep[] = hasGoods ? ["packed", "shipped", "delivered"] : [];
  if (paymentMethod !== "cod") return ["ordered", "paid", ...goods];
  return ["ordered", "confirmed", ...(isPaid(paymentStatus) ? ["paid" as const] : []), ...goods];
}

/** Statuses that include a step. `paid` does not follow from the status. */
const TAKEN: Record<Exclude<PathStep, "paid">, readonly OrderStatus[]> = {
  ordered: ["pending", "confirmed", "processing", "shipped", "delivered", "completed"],
  confirmed: ["confirmed", "processing", "shipped", "delivered", "completed"],
  packed: ["shipped", "delivered", "completed"],
  shipped: ["shipped", "delivered", "completed"],
  delivered: ["delivered", "completed"],
};

function stepOf(name: PathStep, order: TimelineOrder, reached: StatusTimes): Step {
  const at = {
    ordered: order.createdAt,
    confirmed: reached.confirmed,
    paid: order.paidAt ?? undefined,
    packed: reached.processing,
    shipped: reached.shipped,
    delivered: reached.delivered,
  }[name];
  return { name, state: isTaken(name, order, reached) ? "done" : "ahead", at };
}

function isTaken(name: PathStep, order: TimelineOrder, reached: StatusTimes): boolean {
  if (name === "paid") return isPaid(order.paymentStatus);
  // The status of an ended order says nothing about its steps, so its history decides.
  if (endOf(order)) return TAKEN[name].some((status) => reached[status]);
  return TAKEN[name].includes(order.status);
}

function endOf({
  status,
  paymentStatus,
  paymentMethod,
  endedWhy,
}: TimelineOrder): EndStep | undefined {
  if (status === "refunded") return "refunded";
  if (status !== "cancelled") return undefined;
  if (endedWhy === "placed_again") return "replaced";
  if (endedWhy === "refused") return "returned";
  if (endedWhy !== "expired" && paymentStatus !== "expired") return "cancelled";
  return paymentMethod === "cod" ? "lapsed" : "expired";
}

/** A payment may arrive after the end, and cash before or after the delivery is recorded. */
function inTime(steps: readonly Step[]): Step[] {
  const timed = steps.flatMap((step) => (step.at ? [{ step, time: step.at.getTime() }] : []));
  if (timed.length < steps.length) return [...steps];
  return timed.toSorted((a, b) => a.time - b.time).map(({ step }) => step);
}
