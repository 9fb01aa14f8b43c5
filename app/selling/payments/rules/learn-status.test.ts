import { expect, it, test } from "vitest";
import { learnStatus } from "./learn-status.ts";
import type { AttemptStatus } from "./payment-terms.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const attempt = (status: AttemptStatus, hours = 1) => ({
  reference: "order_1_a",
  amount: 920_000,
  currency: "PHP",
  status,
  createdAt: ago(hours),
});
const says = (state: AttemptStatus, amount = 920_000) => ({ state, amount, currency: "PHP" });

test.each([
  ["open", "paid", "payment.paid", "paid"],
  ["failed", "paid", "payment.paid", "paid"],
  ["cancelled", "paid", "payment.paid", "paid"],
  ["open", "failed", "payment.failed", "failed"],
  ["open", "cancelled", "payment.cancelled", "cancelled"],
] as const)("an attempt that is %s here and %s there is %s", (here, there, type, fact) => {
  expect(learnStatus(attempt(here), says(there), NOW)).toEqual({
    eventId: `status:order_1_a:${fact}`,
    type,
    amount: 920_000,
    currency: "PHP",
  });
});

test.each([
  ["open", "open"],
  ["failed", "cancelled"],
  ["failed", "open"],
  ["cancelled", "failed"],
  ["paid", "failed"],
  ["paid", "paid"],
] as const)("nothing is learned when it is %s here and %s there", (here, there) => {
  expect(learnStatus(attempt(here), says(there), NOW)).toBeUndefined();
});

it("hands on the amount that was paid there, right or wrong", () => {
  expect(learnStatus(attempt("open"), says("paid", 1), NOW)).toMatchObject({ amount: 1 });
});

test.each([
  ["unknown for an hour", false, 1, { state: "unknown" } as const],
  ["unknown for a day", true, 24, { state: "unknown" } as const],
  ["unanswered for a day", false, 24, undefined],
  ["unanswered for four days", true, 96, undefined],
  ["open there for four days", true, 96, says("open")],
])("an attempt %s is given up: %s", (_, givenUp, hours, answer) => {
  const learned = learnStatus(attempt("open", hours), answer, NOW);
  expect(learned?.eventId).toBe(givenUp ? "status:order_1_a:given_up" : undefined);
  expect(learned?.type).toBe(givenUp ? "payment.cancelled" : undefined);
});

it("gives up only what is still open", () => {
  expect(learnStatus(attempt("failed", 96), undefined, NOW)).toBeUndefined();
});
