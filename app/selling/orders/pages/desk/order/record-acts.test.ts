import { expect, test } from "vitest";
import { actOfForm, recordActs } from "./record-acts.ts";

type Facts = Parameters<typeof recordActs>[0];

const PAID: Facts["order"] = {
  status: "confirmed",
  paymentStatus: "paid",
  isPartlySent: false,
  needsAttention: null,
  toAgree: false,
};

/** An order as an owner sees it. */
function seen(order: Partial<Facts["order"]>, more: Partial<Facts> = {}): Facts {
  return {
    order: { ...PAID, ...order },
    mayMove: true,
    mayPack: false,
    mayRelease: false,
    mayChange: true,
    mayResolve: true,
    mayReplaceLink: true,
    mayRefund: true,
    mayHandleCash: { confirm: true, collect: true },
    transfer: undefined,
    refunds: { paid: true, left: 100 },
    lotsToShip: undefined,
    returns: undefined,
    ...more,
  };
}

const nextOf = (facts: Facts) =>
  recordActs(facts).find(({ leads, why }) => leads && why === undefined)?.act;

const COD = "cod_due";
const waits = (waitingSince: string | undefined) => ({
  transfer: { mayAnswer: true, waitingSince },
});

test.each<[string, Facts, string | undefined]>([
  ["a paid order is packed", seen({}, { mayPack: true }), "pack"],
  ["staff who can’t pack start it", seen({}), "processing"],
  ["a problem comes first", seen({ needsAttention: "Lost" }, { mayPack: true }), "resolve"],
  ["a cash order is confirmed", seen({ status: "pending", paymentStatus: COD }), "confirm"],
  ["a proof is checked", seen({ status: "pending" }, waits("Nov 24")), "transfer"],
  ["no proof is awaited by staff", seen({ status: "pending" }, waits(undefined)), undefined],
  ["an unpaid order waits", seen({ status: "pending", paymentStatus: "unpaid" }), undefined],
  ["a parcel is delivered", seen({ status: "shipped" }), "delivered"],
  ["cash is collected afterwards", seen({ status: "delivered", paymentStatus: COD }), "collect"],
  ["a delivered order is completed", seen({ status: "delivered" }), "completed"],
  ["a completed order is done", seen({ status: "completed" }), undefined],
])("%s", (_, facts, next) => {
  expect(nextOf(facts)).toBe(next);
});

test("an act that is not possible now says why, and an act of another role is missing", () => {
  const reasons = (facts: Facts) => new Map(recordActs(facts).map(({ act, why }) => [act, why]));
  const owner = reasons(
    seen(
      { status: "pending", paymentStatus: COD, toAgree: true },
      { refunds: { paid: true, left: 0 } },
    ),
  );
  expect(owner.get("confirm")).toMatch(/agree to the terms first/);
  expect(owner.get("processing")).toBe("The buyer hasn’t confirmed yet.");
  expect(owner.get("refund")).toBe("Nothing left to refund.");
  const short = reasons(seen({ status: "processing" }, { lotsToShip: { isShort: true } }));
  expect(short.get("shipped")).toMatch(/^No open lot/);
  const partly = reasons(seen({ status: "processing", isPartlySent: true }));
  expect(partly.get("address")).toMatch(/can’t be changed/);
  const nobody = { mayMove: false, mayChange: false, mayResolve: false, mayRefund: false };
  const cash = { confirm: false, collect: false };
  const others = { ...nobody, mayReplaceLink: false, mayHandleCash: cash };
  expect(recordActs(seen({ needsAttention: "Lost" }, others))).toEqual([]);
});

test("canceling is last", () => {
  expect(recordActs(seen({})).at(-1)?.act).toBe("cancelled");
});

test("a refused form is that of its act", () => {
  expect(actOfForm({ intent: "move-order", values: { to: "shipped" } })).toBe("shipped");
  expect(actOfForm({ intent: "decline-transfer", values: {} })).toBe("transfer");
  expect(actOfForm({ intent: "tag-order", values: {} })).toBeUndefined();
});
