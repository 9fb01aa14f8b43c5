import { describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { AUTOMATIONS } from "#app/running/automations/rules/automation-terms.ts";
import {
  deadlineAfterDecline,
  judgeTransfer,
  firstReminderAt,
  takesProof,
} from "./transfer-terms.ts";

const HOUR = 60;
const placedAt = new Date("2026-11-21T02:00:00Z");
const hoursLater = (hours: number) => addMinutes(placedAt, hours * HOUR);

describe("an order takes a proof", () => {
  it.each([
    ["pending", "awaiting_transfer", "bank", true],
    ["cancelled", "expired", "bank", true],
    ["cancelled", "awaiting_transfer", "bank", false],
    ["confirmed", "paid", "bank", false],
    ["cancelled", "paid", "bank", false],
    ["pending", "unpaid", "card", false],
    ["cancelled", "expired", "card", false],
    ["pending", "cod_due", "cod", false],
  ] as const)("%s, %s, %s: %s", (status, paymentStatus, paymentMethod, takes) => {
    expect(takesProof({ status, paymentStatus, paymentMethod })).toBe(takes);
  });
});

test.each([
  ["early: the first 48 hours stay", 2, 48],
  ["late: a day is left", 30, 54],
  ["after the first deadline: a day is left", 60, 84],
])("a declined proof, %s", (_, declinedAfter, deadline) => {
  const until = deadlineAfterDecline(placedAt, hoursLater(declinedAfter));
  expect(until).toEqual(hoursLater(deadline));
});

test("whether to remind is looked at as early as the shortest wait of a reminder", () => {
  expect(firstReminderAt(placedAt)).toEqual(hoursLater(AUTOMATIONS.unpaid_order.leastHours));
});

test.each([
  [920_000, "match"],
  [919_999, "short"],
  [920_001, "over"],
  [0, "short"],
] as const)("%i centavos for 920000 are a %s", (received, judged) => {
  expect(judgeTransfer(920_000, received)).toBe(judged);
});
