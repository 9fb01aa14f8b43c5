import fc from "fast-check";
import { expect, test } from "vitest";
import { hasLeftWith, isOfCourier, isUnclear, isUnderway, referenceOf } from "./booking-terms.ts";

test("a reference has nine capital letters and digits, whatever token it is made of", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 0, maxLength: 32 }), (bytes) => {
      const token = Buffer.from(bytes).toString("base64url");
      expect(referenceOf(token)).toMatch(/^[A-Z0-9]{9}$/);
      expect(referenceOf(token)).toBe(referenceOf(token));
    }),
  );
  expect(referenceOf("ab-c_dEf123456789")).toBe("ABCDEF123");
  expect(referenceOf("--__")).toBe("000000000");
});

test("after no answer, and one that nobody can read, a parcel may be booked all the same", () => {
  expect((["no_answer", "not_understood"] as const).every(isUnclear)).toBe(true);
  expect(
    (["refused", "keys_refused", "not_offered", "unknown_parcel"] as const).some(isUnclear),
  ).toBe(false);
});

test("what a courier refused is told from what the shop's rules refused", () => {
  expect(isOfCourier({ reason: "no_answer" })).toBe(true);
  expect(isOfCourier({ reason: "not_now" })).toBe(false);
  expect(isOfCourier({ reason: "toString" })).toBe(false);
});

test("a request is underway for two minutes, unless it failed", () => {
  const askedAt = new Date("2026-11-27T02:00:00Z");
  const asked = { state: "asked", problem: null, askedAt } as const;
  const at = (seconds: number) => new Date(askedAt.getTime() + seconds * 1_000);
  expect(isUnderway(asked, at(119))).toBe(true);
  expect(isUnderway(asked, at(120))).toBe(false);
  expect(isUnderway({ ...asked, problem: "no_answer" }, at(1))).toBe(false);
  expect(isUnderway({ ...asked, state: "booked" }, at(1))).toBe(false);
});

test("a parcel left with its booking if it has its number, however that is typed", () => {
  const booking = { parcel: 1, trackingNumber: "NVPHAB12CD34E" };
  const shippedAt = new Date();
  const sent = { number: 1, trackingNumber: "nvph-ab12 cd34e", shippedAt };
  expect(hasLeftWith(booking, sent)).toBe(true);
  expect(hasLeftWith(booking, { ...sent, number: 2 })).toBe(false);
  expect(hasLeftWith(booking, { ...sent, trackingNumber: "LBC-1" })).toBe(false);
  expect(hasLeftWith(booking, { ...sent, trackingNumber: null })).toBe(false);
  expect(hasLeftWith(booking, { ...sent, shippedAt: null })).toBe(false);
  expect(hasLeftWith({ ...booking, trackingNumber: null }, sent)).toBe(false);
});
