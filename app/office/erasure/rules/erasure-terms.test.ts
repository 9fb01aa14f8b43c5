import { expect, test } from "vitest";
import { isErasedAddress } from "#app/lib/erased-address.ts";
import { erasureDue, pseudonymCode, pseudonymOf } from "./erasure-terms.ts";

test("it is due a week after it was asked for", () => {
  expect(erasureDue(new Date("2026-11-26T08:00:00Z"))).toEqual(new Date("2026-12-03T08:00:00Z"));
});

test("a pseudonym is made of its code alone", () => {
  const code = pseudonymCode("-a_B3c-d4E5f6g7");
  expect(code).toBe("AB3CD4E5");
  const { email, firstName, lastName } = pseudonymOf(code);
  expect(`${firstName} ${lastName}`).toBe("Erased customer AB3CD4E5");
  expect([isErasedAddress(email), isErasedAddress("a@erased.invalid.ph")]).toEqual([true, false]);
});
