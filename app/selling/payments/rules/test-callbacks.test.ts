import { describe, expect, it } from "vitest";
import {
  planCallbacks,
  statusOf,
  TEST_DECISIONS,
  type CallbackWishes,
  type TestDecision,
} from "./test-callbacks.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const PAYMENT = { reference: "order_1_a", amount: 1_250_000, currency: "PHP" };
const PLAIN: CallbackWishes = { delaySeconds: 0, repeat: 1, order: "normal", lose: false };

const plan = (decision: TestDecision, wishes: Partial<CallbackWishes> = {}) =>
  planCallbacks(PAYMENT, decision, { ...PLAIN, ...wishes }, NOW, {
    decided: "evt_decided",
    earlierTry: "evt_earlier",
  });
const told = (decision: TestDecision, wishes: Partial<CallbackWishes> = {}) =>
  plan(decision, wishes).map(({ event, sendAt }) => [
    event.type,
    event.eventId,
    (sendAt.getTime() - NOW.getTime()) / 1000,
  ]);

it.each([
  ["approve", "paid", "payment.paid"],
  ["decline", "failed", "payment.failed"],
  ["cancel", "cancelled", "payment.cancelled"],
] as const)("%s ends as %s and is told once, at once, as %s", (decision, status, type) => {
  expect(statusOf(decision)).toBe(status);
  expect(told(decision)).toEqual([[type, "evt_decided", 0]]);
});

it("tells the reference, amount and currency of the payment, and when it was decided", () => {
  expect(plan("approve")[0]?.event).toEqual({
    ...PAYMENT,
    eventId: "evt_decided",
    type: "payment.paid",
    at: NOW,
  });
});

it("waits as long as wished", () => {
  expect(told("approve", { delaySeconds: 45 })).toEqual([["payment.paid", "evt_decided", 45]]);
});

it("repeats under the same event id", () => {
  expect(told("approve", { repeat: 3 })).toEqual([
    ["payment.paid", "evt_decided", 0],
    ["payment.paid", "evt_decided", 0],
    ["payment.paid", "evt_decided", 0],
  ]);
});

describe("with a declined card before the payment", () => {
  it("tells it first when in order", () => {
    expect(told("approve", { order: "failed_first", repeat: 2 })).toEqual([
      ["payment.failed", "evt_earlier", 0],
      ["payment.paid", "evt_decided", 3],
      ["payment.paid", "evt_decided", 3],
    ]);
  });

  it("tells it last when reversed, though it happened first", () => {
    expect(told("approve", { order: "reversed" })).toEqual([
      ["payment.paid", "evt_decided", 0],
      ["payment.failed", "evt_earlier", 3],
    ]);
    const [paid, failed] = plan("approve", { order: "reversed" });
    expect(failed?.event.at.getTime()).toBeLessThan(paid?.event.at.getTime() ?? 0);
  });

  it.each(["decline", "cancel"] as const)("has no meaning when the decision is %s", (decision) => {
    expect(told(decision, { order: "reversed" })).toHaveLength(1);
  });
});

it.each(TEST_DECISIONS)("tells nothing of %s when the callback is lost", (decision) => {
  expect(plan(decision, { lose: true, repeat: 5, order: "reversed" })).toEqual([]);
});
