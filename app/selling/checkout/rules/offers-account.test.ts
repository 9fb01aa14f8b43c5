import { expect, test } from "vitest";
import { offersAccount } from "./offers-account.ts";

test.each([
  ["paid", null, true, true],
  ["unconfirmed", null, true, true],
  ["waiting", null, true, false],
  ["cancelled", null, true, false],
  ["paid", "customer-1", true, false],
  ["paid", null, false, false],
] as const)("%s, of customer %s, to a visitor: %s", (state, customerId, isVisitor, offered) => {
  expect(offersAccount({ state, customerId }, isVisitor)).toBe(offered);
});
