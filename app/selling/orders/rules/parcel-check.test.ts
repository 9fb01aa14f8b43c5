import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { checkParcels, comparedTracking, type SentParcel } from "./parcel-check.ts";

const LEFT = new Date("2026-11-20T04:00:00Z");
const LATER = new Date("2026-11-23T04:00:00Z");

const sent = (given: Partial<SentParcel> = {}): SentParcel => ({
  orderId: "one",
  status: "shipped",
  paymentStatus: "cod_due",
  totalAmount: 675_000,
  creditTotal: 0,
  courier: "J&T Express",
  shippedAt: LEFT,
  deliveredAt: null,
  returnedAt: null,
  ...given,
});

describe("a tracking number", () => {
  it.each([
    ["jt-0000 1234", "JT00001234"],
    [" JT00001234\n", "JT00001234"],
    ["ＪＴ００００１２３４", "JT00001234"],
    ["jt_0000.1234/", "JT00001234"],
    ["- –", ""],
    ["", ""],
  ])("%j is compared as %j", (typed, compared) => {
    expect(comparedTracking(typed)).toBe(compared);
  });

  test("case, spaces and dashes never matter, and a compared one stays as it is", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(" ", "-", "\t", "—"), (typed, between) => {
        const compared = comparedTracking(typed);
        expect(comparedTracking(compared)).toBe(compared);
        expect(comparedTracking(compared.toLowerCase().replaceAll(/(?<=.)(?=.)/g, between))).toBe(
          compared,
        );
      }),
    );
  });
});

describe("what somebody at the door may know", () => {
  it.each([
    ["cash, on its way", sent(), "on_its_way", 675_000, LEFT],
    ["paid, on its way", sent({ paymentStatus: "paid" }), "on_its_way", 0, LEFT],
    ["partly sent", sent({ status: "processing", paymentStatus: "paid" }), "on_its_way", 0, LEFT],
    ["delivered", sent({ deliveredAt: LATER, status: "delivered" }), "delivered", 0, LATER],
    ["delivered, day unknown", sent({ status: "completed" }), "delivered", 0, undefined],
    ["one of several there", sent({ deliveredAt: LATER }), "delivered", 0, LATER],
    ["back", sent({ returnedAt: LATER, status: "cancelled" }), "returned", 0, LATER],
    ["cancelled", sent({ status: "cancelled" }), "cancelled", 0, undefined],
    ["paid back", sent({ status: "refunded" }), "cancelled", 0, undefined],
  ] as const)("%s", (_, parcel, state, due, since) => {
    expect(checkParcels([parcel])).toEqual({ state, due, courier: "J&T Express", since });
  });

  it("is nothing without a parcel", () => expect(checkParcels([])).toBeUndefined());

  it.each([
    [null, undefined],
    ["other", undefined],
    ["jnt", "J&T Express"],
  ])("courier %j is called %j", (courier, called) => {
    expect(checkParcels([sent({ courier })])?.courier).toBe(called);
  });

  it("of two under one number is the one that is on its way, whichever left first", () => {
    const there = sent({ orderId: "two", deliveredAt: LATER, shippedAt: LATER });
    expect(checkParcels([there, sent()])).toMatchObject({ state: "on_its_way", due: 675_000 });
    const newer = sent({ orderId: "two", shippedAt: LATER, paymentStatus: "paid" });
    expect(checkParcels([sent(), newer])).toMatchObject({ since: LATER, due: 675_000 });
  });

  it("collects for two orders in one parcel together, and for one order once", () => {
    const second = sent({ orderId: "two", totalAmount: 25_000 });
    expect(checkParcels([sent(), second])?.due).toBe(700_000);
    expect(checkParcels([sent(), sent()])?.due).toBe(675_000);
  });

  test("only what is on its way and owes cash is to be paid for", () => {
    const parcels = fc.record<SentParcel>({
      orderId: fc.constantFrom("one", "two", "three"),
      status: fc.constantFrom("processing", "shipped", "delivered", "completed", "cancelled"),
      paymentStatus: fc.constantFrom("cod_due", "paid", "refunded", "unpaid"),
      totalAmount: fc.nat(10_000_000),
      creditTotal: fc.constant(0),
      courier: fc.constant(null),
      shippedAt: fc.constantFrom(LEFT, LATER),
      deliveredAt: fc.constantFrom(null, LATER),
      returnedAt: fc.constantFrom(null, LATER),
    });
    fc.assert(
      fc.property(fc.array(parcels, { minLength: 1 }), (some) => {
        const checked = checkParcels(some);
        const owes = some.some((one) => one.paymentStatus === "cod_due" && one.totalAmount > 0);
        const mayCollect = owes && checked?.state === "on_its_way";
        expect(mayCollect || checked?.due === 0).toBe(true);
      }),
    );
  });
});
