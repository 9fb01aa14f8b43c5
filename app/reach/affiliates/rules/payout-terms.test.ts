import { expect, test } from "vitest";
import { mayConfirm, readAccountNumber } from "./payout-terms.ts";

test.each([
  ["gcash", "0917 123 4567", "09171234567"],
  ["maya", "+63 917-123-4567", "09171234567"],
  ["gcash", "639171234567", "09171234567"],
  ["gcash", "0817 123 4567", undefined],
  ["maya", "123456", undefined],
  ["bank", "0012-3456 7890", "001234567890"],
  ["bank", "12345", undefined],
  ["bank", "=1+1", undefined],
] as const)("an account of %s typed as %s is %s", (method, typed, read) => {
  expect(readAccountNumber(method, typed)).toBe(read);
});

test.each([
  ["ana", "ben", ["ana", "ben"], true],
  ["ana", "ana", ["ana", "ben"], false],
  ["ana", "ana", ["ana"], true],
  ["ana", "ana", [], true],
])("%s drafted, %s confirms, %j may: %s", (drafter, confirmer, payers, allowed) => {
  expect(mayConfirm(drafter, confirmer, payers)).toBe(allowed);
});
