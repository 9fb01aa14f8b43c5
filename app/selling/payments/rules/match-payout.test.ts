import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchPayout, type PayablePayment } from "./match-payout.ts";

const payment = (given: Partial<PayablePayment> = {}): PayablePayment => ({
  id: "p1",
  reference: "order_1",
  sessionId: "cs_1",
  receiptNumber: "RCPT-1",
  amount: 920_000,
  isPaid: true,
  isPaidOut: false,
  ...given,
});
const line = (reference = "order_1", amount = 920_000) => ({ rowNo: 2, reference, amount, fee: 0 });

describe("a line of a payout", () => {
  it.each([
    ["by our reference", line(), {}, "matched"],
    ["by the provider's own name of it", line("cs_1"), {}, "matched"],
    ["by the number on the receipt", line("RCPT-1"), {}, "matched"],
    ["of another amount", line("order_1", 919_999), {}, "other_amount"],
    ["of an attempt that is not paid here", line(), { isPaid: false }, "unpaid"],
    ["of a payment that an earlier file has", line(), { isPaidOut: true }, "again"],
    ["of nothing that the shop knows", line("order_2"), {}, "unknown"],
    ["of money that went back", line("order_1", -920_000), {}, "back"],
    ["of nothing", line("order_1", 0), {}, "back"],
  ] as const)("%s", (_, given, about, verdict) => {
    expect(matchPayout([given], [payment(about)])[0]).toMatchObject({ verdict });
  });

  it("of a reference that is another payment's receipt too is of the reference", () => {
    const other = payment({ id: "p2", reference: "order_2", receiptNumber: "order_1" });
    expect(matchPayout([line()], [payment(), other])[0]?.paymentId).toBe("p1");
  });

  it("pays out a payment once, however often and in whatever order it comes", () => {
    const payments = ["a", "b", "c"].map((name) =>
      payment({ id: name, reference: name, sessionId: null, receiptNumber: null }),
    );
    const lines = fc.array(
      fc.record({
        rowNo: fc.nat(),
        reference: fc.constantFrom("a", "b", "c", "d"),
        amount: fc.constantFrom(920_000, 5, -5),
        fee: fc.constant(0),
      }),
    );
    fc.assert(
      fc.property(lines, (given) => {
        const matched = matchPayout(given, payments);
        expect(matched).toHaveLength(given.length);
        const first = matched.filter(({ verdict }) => verdict !== "again" && verdict !== "back");
        const ids = first.flatMap(({ paymentId }) => paymentId ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
