import { expect, test } from "vitest";
import { confirmationState } from "./confirmation.ts";

test.each([
  ["pending", "cod_due", "open"],
  ["confirmed", "cod_due", "confirmed"],
  ["shipped", "cod_due", "confirmed"],
  ["delivered", "paid", "confirmed"],
  ["cancelled", "unpaid", "over"],
  ["refunded", "refunded", "over"],
] as const)("a link to an order that is %s, %s is %s", (status, paymentStatus, state) => {
  expect(confirmationState({ status, paymentStatus })).toBe(state);
});
