import { expect, it } from "vitest";
import { awaitsAgreement, linkExpiresAt } from "./made-by-staff.ts";

const at = new Date("2026-11-20T02:00:00Z");

it.each([
  { madeBy: null, termsAcceptedAt: at, awaits: false },
  { madeBy: "ana", termsAcceptedAt: null, awaits: true },
  { madeBy: "ana", termsAcceptedAt: at, awaits: false },
])("made by $madeBy, agreed $termsAcceptedAt: waits $awaits", ({ awaits, ...order }) => {
  expect(awaitsAgreement(order)).toBe(awaits);
});

it("a link can be paid for two days", () => {
  expect(linkExpiresAt(at)).toEqual(new Date("2026-11-22T02:00:00Z"));
});
