import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import {
  DIFFERENCE_BY_HAND,
  mayChangeOrder,
  mayPayDifference,
  mayStaffChange,
} from "./change-window.ts";
import { showWindow } from "../views/show-window.ts";
import { UNCONFIRMED } from "./confirmation.ts";
import { ORDER_STATUSES } from "./order-terms.ts";

const createdAt = new Date("2026-11-20T05:00:00Z");
const order = { status: "confirmed", needsAttention: null, createdAt } as const;
const at = (minutes: number) => addMinutes(createdAt, minutes);

test("for two hours, to the minute", () => {
  expect(mayChangeOrder(order, createdAt)).toEqual({ ok: true, value: { until: at(120) } });
  expect(mayChangeOrder(order, new Date(at(120).getTime() - 1))).toMatchObject({ ok: true });
  expect(mayChangeOrder(order, at(120))).toEqual({ ok: false, reason: "too_late" });
});

test("until somebody begins to pack it", () => {
  const reasons = ORDER_STATUSES.map((status) => {
    const asked = mayChangeOrder({ ...order, status }, at(1));
    return `${status}: ${asked.ok ? "may" : asked.reason}`;
  });
  expect(reasons).toEqual([
    "pending: may",
    "confirmed: may",
    "processing: packing",
    "shipped: packing",
    "delivered: packing",
    "completed: packing",
    "cancelled: ended",
    "refunded: ended",
  ]);
});

test.each([
  ["Paid twice. Refund one of the payments.", { ok: false, reason: "looked_into" }],
  [UNCONFIRMED, { ok: true }],
  [DIFFERENCE_BY_HAND, { ok: true }],
])("while a person looks into it (%s)", (needsAttention, answer) => {
  expect(mayChangeOrder({ ...order, needsAttention }, at(1))).toMatchObject(answer);
});

test("it is shown in Manila's time, and its last minute as a minute", () => {
  expect(showWindow(order, at(48))).toEqual({ until: "3:00 PM", minutesLeft: 72 });
  expect(showWindow(order, new Date(at(120).getTime() - 1))).toMatchObject({ minutesLeft: 1 });
  expect(showWindow(order, at(120))).toBe(undefined);
});

test("staff may change it until its parcel has left, also while it needs attention", () => {
  const reasons = ORDER_STATUSES.map((status) => {
    const asked = mayStaffChange({ status });
    return `${status}: ${asked.ok ? "may" : asked.reason}`;
  });
  expect(reasons).toEqual([
    "pending: may",
    "confirmed: may",
    "processing: may",
    "shipped: left",
    "delivered: left",
    "completed: left",
    "cancelled: ended",
    "refunded: ended",
  ]);
});

test("the difference of a change by staff is payable until its own time, before packing", () => {
  const until = at(48 * 60);
  expect(mayPayDifference(order, until, at(47 * 60))).toEqual({ ok: true, value: { until } });
  expect(mayPayDifference(order, until, until)).toEqual({ ok: false, reason: "too_late" });
  const packing = { ...order, status: "processing" } as const;
  expect(mayPayDifference(packing, until, at(1))).toEqual({ ok: false, reason: "packing" });
  const unclear = { ...order, needsAttention: "Its money is looked into" };
  expect(mayPayDifference(unclear, until, at(1))).toMatchObject({ reason: "looked_into" });
  expect(mayPayDifference(order, null, at(121))).toEqual({ ok: false, reason: "too_late" });
});
