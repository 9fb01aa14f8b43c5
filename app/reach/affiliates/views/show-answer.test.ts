import { expect, test } from "vitest";
import { NOW } from "#tests/now.ts";
import { showAnswer } from "./show-answer.ts";

const nothing = { balance: 0, onItsWay: 0, onHold: 0, nextPayable: null, payout: undefined };
const payout = { number: "PO-1", confirmedAt: NOW };

test.each([
  [{ onItsWay: 92_500, balance: 5_000, payout }, "On its way", "₱925.00", "Nov 21, 2026"],
  [{ onItsWay: 92_500 }, "On its way", "₱925.00", "being sent"],
  [{ balance: 5_000, onHold: 900 }, "Ready to be paid out", "₱50.00", "next payout"],
  [{ onHold: 900, nextPayable: NOW }, "On hold", "₱9.00", "Nov 21, 2026"],
  [{ onHold: 900 }, "On hold", "₱9.00", "ships"],
  [{ balance: -900 }, "Ready to be paid out", "₱0.00", "buyers you referred"],
])("with %o an affiliate reads first: %s %s", (money, label, amount, text) => {
  const answer = showAnswer({ ...nothing, ...money });
  expect(answer).toEqual({ label, amount, text: expect.stringContaining(text) });
});
