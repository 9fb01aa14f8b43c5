import fc from "fast-check";
import { expect, test } from "vitest";
import {
  orderSteps,
  timesReached,
  type StatusTimes,
  type TimelineOrder,
} from "./order-timeline.ts";
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from "../rules/order-terms.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 2));
const card: TimelineOrder = {
  status: "pending",
  paymentStatus: "unpaid",
  paymentMethod: "card",
  createdAt: day(1),
  paidAt: null,
  cancelledAt: null,
  endedWhy: null,
  hasGoods: true,
};
const cash: TimelineOrder = { ...card, paymentMethod: "cod", paymentStatus: "cod_due" };
const paid: TimelineOrder = {
  ...card,
  status: "confirmed",
  paymentStatus: "paid",
  paidAt: day(2),
};
const placed: StatusTimes = { pending: day(1) };
const sent: StatusTimes = { ...placed, confirmed: day(2), processing: day(3), shipped: day(4) };
const here: StatusTimes = { ...sent, delivered: day(7) };

/**
 * Formats steps like "ordered 1, (paid), packed?": done with its day, current in parentheses, ahead
 * with a question mark.
 */
function told(order: TimelineOrder, reached: StatusTimes): string {
  const one = ({ name, state, at }: ReturnType<typeof orderSteps>[number]) =>
    ({ done: `${name} ${at?.getUTCDate()}`, now: `(${name})`, ahead: `${name}?` })[state];
  return orderSteps(order, reached).map(one).join(", ");
}

test.each<[string, TimelineOrder, StatusTimes, string]>([
  ["placed by card", card, placed, "ordered 1, (paid), packed?, shipped?, delivered?"],
  ["paid", paid, placed, "ordered 1, paid 2, (packed), shipped?, delivered?"],
  [
    "being packed",
    { ...paid, status: "processing" },
    { ...placed, processing: day(3) },
    "ordered 1, paid 2, (packed), shipped?, delivered?",
  ],
  [
    "shipped",
    { ...paid, status: "shipped" },
    sent,
    "ordered 1, paid 2, packed 3, shipped 4, (delivered)",
  ],
  [
    "partly refunded on its way",
    { ...paid, status: "shipped", paymentStatus: "partially_refunded" },
    sent,
    "ordered 1, paid 2, packed 3, shipped 4, (delivered)",
  ],
  [
    "delivered",
    { ...paid, status: "delivered" },
    here,
    "ordered 1, paid 2, packed 3, shipped 4, delivered 7",
  ],
  [
    "completed",
    { ...paid, status: "completed" },
    here,
    "ordered 1, paid 2, packed 3, shipped 4, delivered 7",
  ],
  ["placed with cash", cash, placed, "ordered 1, (confirmed), packed?, shipped?, delivered?"],
  [
    "cash on its way",
    { ...cash, status: "shipped" },
    sent,
    "ordered 1, confirmed 2, packed 3, shipped 4, (delivered)",
  ],
  [
    "cash recorded before the parcel is marked as there",
    { ...cash, status: "shipped", paymentStatus: "paid", paidAt: day(6) },
    sent,
    "ordered 1, confirmed 2, packed 3, shipped 4, paid 6, (delivered)",
  ],
  [
    "cash recorded after",
    { ...cash, status: "delivered", paymentStatus: "paid", paidAt: day(8) },
    here,
    "ordered 1, confirmed 2, packed 3, shipped 4, delivered 7, paid 8",
  ],
  ["nothing but a consultation", { ...paid, hasGoods: false }, placed, "ordered 1, paid 2"],
  [
    "cancelled by its buyer",
    { ...card, status: "cancelled", endedWhy: "by_buyer", cancelledAt: day(3) },
    placed,
    "ordered 1, cancelled 3",
  ],
  [
    "expired",
    { ...card, status: "cancelled", paymentStatus: "expired", cancelledAt: day(2) },
    placed,
    "ordered 1, expired 2",
  ],
  [
    "paid when its time was over",
    { ...paid, status: "cancelled", endedWhy: "expired", cancelledAt: day(2), paidAt: day(3) },
    placed,
    "ordered 1, expired 2, paid 3",
  ],
  [
    "revived by that payment",
    { ...paid, paidAt: day(3) },
    { ...placed, cancelled: day(2), confirmed: day(3) },
    "ordered 1, paid 3, (packed), shipped?, delivered?",
  ],
  [
    "placed again",
    { ...card, status: "cancelled", endedWhy: "placed_again", cancelledAt: day(1) },
    placed,
    "ordered 1, replaced 1",
  ],
  [
    "refused at the door",
    { ...cash, status: "cancelled", endedWhy: "refused", cancelledAt: day(9) },
    sent,
    "ordered 1, confirmed 2, packed 3, shipped 4, returned 9",
  ],
  [
    "refunded after it came",
    { ...paid, status: "refunded", paymentStatus: "refunded" },
    { ...here, refunded: day(10) },
    "ordered 1, paid 2, packed 3, shipped 4, delivered 7, refunded 10",
  ],
])("%s", (_, order, reached, expected) => {
  expect(told(order, reached)).toBe(expected);
});

test("whatever its state, it was ordered first, waits for one thing at most, and skips nothing", () => {
  const when = fc.option(fc.integer({ min: 1, max: 28 }).map(day), { nil: undefined });
  const reached = fc.record(
    Object.fromEntries(ORDER_STATUSES.map((status) => [status, when])),
  ) as fc.Arbitrary<StatusTimes>;
  const orders: fc.Arbitrary<TimelineOrder> = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
    createdAt: fc.constant(day(1)),
    paidAt: fc.option(fc.constant(day(2))),
    cancelledAt: fc.option(fc.constant(day(28))),
    endedWhy: fc.constantFrom(null, "expired", "by_buyer", "refused" as const),
    hasGoods: fc.boolean(),
  });
  fc.assert(
    fc.property(orders, reached, (order, times) => {
      const steps = orderSteps(order, { ...times, pending: day(1) });
      const states = steps.map(({ state }) => state);
      expect(steps[0]).toMatchObject({ name: "ordered", state: "done" });
      expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
      expect(states.filter((state) => state === "now").length).toBeLessThanOrEqual(1);
      const rank = { done: 0, now: 1, ahead: 2 };
      const ranks = states.map((state) => rank[state]);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});

test("a parcel that was taken back has not left, and was being packed all along", () => {
  const moves = [
    { status: "confirmed", at: day(1) },
    { status: "processing", at: day(2) },
    { status: "shipped", at: day(3) },
    { status: "processing", at: day(4) },
  ] as const;
  const packing = { confirmed: day(1), processing: day(2) };
  expect(timesReached(moves)).toEqual(packing);
  const again = { status: "shipped", at: day(5) } as const;
  expect(timesReached([...moves, again])).toEqual({ ...packing, shipped: day(5) });
});
