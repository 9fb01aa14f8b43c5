import { expect, test } from "vitest";
import type { StatusTimes } from "./order-timeline.ts";
import { showTimeline } from "./show-timeline.ts";
import { deliveryOf } from "#app/goods/catalog/rules/delivery-promise.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";

// A Monday in Manila.
const monday = new Date("2026-11-16T02:05:00Z");
const at = (days: number) => new Date(monday.getTime() + days * 86_400_000);

const unpaid = {
  status: "pending" as const,
  paymentStatus: "unpaid" as const,
  paymentMethod: "card" as const,
  createdAt: monday,
  paidAt: null,
  cancelledAt: null,
  endedWhy: null,
  needsAttention: null,
  proofWaitingSince: null,
  parcelsSent: 0,
  hasGoods: true,
};
const paid = {
  ...unpaid,
  status: "confirmed" as const,
  paymentStatus: "paid" as const,
  paidAt: at(1),
};
const cash = { ...unpaid, paymentMethod: "cod" as const, paymentStatus: "cod_due" as const };
const placed: StatusTimes = { pending: monday };

type TimelineSource = Parameters<typeof showTimeline>[0];
const shown = (
  order: TimelineSource,
  reached: StatusTimes = placed,
  now = at(1),
  daysOff: string[] = [],
) => showTimeline(order, reached, { now, delivery: { ...deliveryOf(readSettings({})), daysOff } });

test("an order that left in part says how much of it has", () => {
  const { steps } = shown({ ...paid, status: "processing", parcelsSent: 1 });
  expect(steps.find(({ state }) => state === "now")?.hint).toBe("1 of 2 parcels sent");
});

test("a step that is done has its time in Manila, the next one what it waits for", () => {
  const { steps } = shown(paid);
  expect(steps.map(({ label, hint }) => [label, hint])).toEqual([
    ["Ordered", undefined],
    ["Paid", undefined],
    ["Packed", "We’ll pack it next"],
    ["Shipped", undefined],
    ["Delivered", undefined],
  ]);
  expect(steps.map((step) => step.at?.replaceAll("\u202f", " "))).toEqual([
    "Nov 16, 2026, 10:05 AM",
    "Nov 17, 2026, 10:05 AM",
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<[string, TimelineSource, StatusTimes, string]>([
  ["unpaid", unpaid, placed, "Waiting for your payment"],
  [
    "a proof was sent",
    { ...unpaid, proofWaitingSince: monday },
    placed,
    "We’re checking your transfer",
  ],
  ["cash to be confirmed", cash, placed, "Waiting for your confirmation"],
  [
    "being packed",
    { ...paid, status: "processing" },
    { ...placed, processing: at(1) },
    "We’re packing it",
  ],
  [
    "on its way",
    { ...paid, status: "shipped" },
    { ...placed, shipped: at(2) },
    "On its way to you",
  ],
])("what it waits for: %s", (_, order, reached, hint) => {
  const hints = shown(order, reached).steps.flatMap((step) => step.hint ?? []);
  expect(hints).toEqual([hint]);
});

const shipped = { ...paid, status: "shipped" as const };
const left: StatusTimes = { ...placed, shipped: at(2) };
test.each<[string, TimelineSource, StatusTimes, number, string | undefined]>([
  ["not paid", unpaid, placed, 1, "Pay today, and it should arrive Mon, Nov 23 to Thu, Nov 26"],
  ["paid on Tuesday", paid, placed, 2, "Expected Mon, Nov 23 to Thu, Nov 26"],
  [
    "cash, not confirmed",
    cash,
    placed,
    0,
    "Confirm today, and it should arrive Fri, Nov 20 to Wed, Nov 25",
  ],
  [
    "a proof was sent",
    { ...unpaid, proofWaitingSince: monday },
    placed,
    1,
    "If we confirm your transfer today, it should arrive Mon, Nov 23 to Thu, Nov 26",
  ],
  [
    "cash, confirmed on Tuesday",
    { ...cash, status: "confirmed" },
    { ...placed, confirmed: at(1) },
    3,
    "Expected Mon, Nov 23 to Thu, Nov 26",
  ],
  ["left on Wednesday", shipped, left, 3, "Expected Mon, Nov 23 to Wed, Nov 25"],
  ["left, on the last day", shipped, left, 9, "Expected Mon, Nov 23 to Wed, Nov 25"],
  [
    "left, a day later",
    shipped,
    left,
    10,
    "This order was expected Mon, Nov 23 to Wed, Nov 25 and is late. Reply to any email about it, and we’ll look into it.",
  ],
  ["delivered", { ...paid, status: "delivered" }, left, 9, undefined],
  ["cancelled", { ...unpaid, status: "cancelled" }, placed, 1, undefined],
  ["a person looks into it", { ...paid, needsAttention: "Paid twice" }, placed, 1, undefined],
  ["a service", { ...paid, hasGoods: false }, placed, 1, undefined],
])("expected days: %s", (_, order, reached, day, text) => {
  expect(shown(order, reached, at(day)).expected?.text).toBe(text);
});

test("a cash order that nobody confirmed keeps its days, since only its buyer is waited for", () => {
  const waiting = {
    ...cash,
    needsAttention: "Not confirmed for two days: call the buyer or cancel.",
  };
  expect(shown(waiting).expected?.isLate).toBe(false);
});

test("the owner's days off push it back", () => {
  const { expected } = shown(shipped, left, at(3), ["2026-11-23"]);
  expect(expected).toEqual({ text: "Expected Tue, Nov 24 to Thu, Nov 26", isLate: false });
});
