import { expect, test } from "vitest";
import { asksForMore, hasAny, isLastOfRequired } from "./second-step.ts";

test.each([
  // apps, passkeys, has any, is the last, asks a customer, asks staff who must have it
  [0, 0, false, true, false, false],
  [1, 0, true, true, true, true],
  [0, 1, true, true, false, true],
  [0, 2, true, false, false, true],
  [1, 1, true, false, true, true],
])("%i app and %i passkeys", (apps, passkeys, any, last, freely, required) => {
  const factors = { apps, passkeys };
  expect(hasAny(factors)).toBe(any);
  expect(isLastOfRequired(factors)).toBe(last);
  expect(asksForMore(factors, { required: false })).toBe(freely);
  expect(asksForMore(factors, { required: true })).toBe(required);
});
