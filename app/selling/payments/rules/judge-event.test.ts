import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { judgeEvent, paysWaitingOrder, type Attempt, type GatewayEvent } from "./judge-event.ts";
import type { PaymentEventType } from "./payment-terms.ts";

const asked = { amount: 1_250_000, currency: "PHP" };
const event = (type: PaymentEventType, given: Partial<GatewayEvent> = {}): GatewayEvent => ({
  ...asked,
  type,
  ...given,
});
const attempt = (status: Attempt["status"]): Attempt => ({ ...asked, status });

test.each([
  ["open", "payment.paid", false, "settle"],
  ["open", "payment.failed", false, "end_attempt"],
  ["open", "payment.cancelled", false, "end_attempt"],
  ["open", "payment.paid", true, "paid_twice"],
  ["open", "payment.failed", true, "end_attempt"],
  ["failed", "payment.paid", false, "settle"],
  ["failed", "payment.paid", true, "paid_twice"],
  ["failed", "payment.failed", false, "ignore"],
  ["failed", "payment.cancelled", false, "ignore"],
  ["cancelled", "payment.paid", false, "settle"],
  ["cancelled", "payment.failed", false, "ignore"],
  ["paid", "payment.paid", true, "ignore"],
  ["paid", "payment.failed", true, "ignore"],
  ["paid", "payment.cancelled", true, "ignore"],
] as const)("%s attempt, %s, order paid: %s -> %s", (status, type, paid, judgement) => {
  expect(judgeEvent(attempt(status), paid, event(type))).toBe(judgement);
});

describe("another amount or currency", () => {
  test.each([{ amount: 1_249_999 }, { amount: 1_250_001 }, { currency: "USD" }])(
    "%o never settles",
    (wrong) => {
      for (const status of ["open", "failed", "cancelled"] as const) {
        for (const paid of [false, true]) {
          const judgement = judgeEvent(attempt(status), paid, event("payment.paid", wrong));
          expect(judgement).toBe("mismatch");
        }
      }
    },
  );

  it("does not matter for a payment that did not happen", () => {
    expect(judgeEvent(attempt("open"), false, event("payment.failed", { amount: 1 }))).toBe(
      "end_attempt",
    );
  });
});

const types = ["payment.paid", "payment.failed", "payment.cancelled"] as const;

/** The final state of an attempt after these messages in order. */
function play(messages: readonly PaymentEventType[]) {
  let status: Attempt["status"] = "open";
  let settled = 0;
  for (const type of messages) {
    const judgement = judgeEvent(attempt(status), settled > 0, event(type));
    if (judgement === "settle") {
      status = "paid";
      settled += 1;
    } else if (judgement === "end_attempt") {
      status = type === "payment.failed" ? "failed" : "cancelled";
    }
  }
  return { status, settled };
}

it("ends the same in every order and repetition of messages: paid wins, and counts once", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...types), { maxLength: 8 }), (messages) => {
      const { status, settled } = play(messages);
      const paid = messages.includes("payment.paid");
      expect(settled).toBe(paid ? 1 : 0);
      expect(status === "paid").toBe(paid);
      expect(status === "open").toBe(messages.length === 0);
    }),
  );
});

describe("a message that pays an order that waits for it", () => {
  const waiting = {
    ...attempt("open"),
    paysForChange: false,
    orderStatus: "pending",
    paymentStatus: "unpaid",
  } as const;

  test.each(["open", "failed", "cancelled"] as const)("of an attempt that is %s", (status) => {
    expect(paysWaitingOrder({ ...waiting, status }, event("payment.paid"))).toBe(true);
  });

  test.each([
    ["an attempt that is paid", { status: "paid" }, {}],
    ["an order that is paid", { paymentStatus: "paid" }, {}],
    ["an order that is over", { orderStatus: "cancelled", paymentStatus: "expired" }, {}],
    ["an order that is confirmed", { orderStatus: "confirmed" }, {}],
    ["the difference for a change", { paysForChange: true }, {}],
    ["another amount", {}, { amount: 1 }],
    ["no payment", {}, { type: "payment.failed" }],
  ] as const)("is not one about %s", (_, of, given) => {
    const said = event("payment.paid", given);
    expect(paysWaitingOrder({ ...waiting, ...of }, said)).toBe(false);
  });
});
