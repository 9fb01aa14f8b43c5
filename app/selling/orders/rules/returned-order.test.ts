import { expect, test } from "vitest";
import { returnedOrder } from "./returned-order.ts";

test.each([
  ["pending", "unpaid", null, "waiting"],
  ["confirmed", "paid", null, "paid"],
  ["shipped", "partially_refunded", null, "paid"],
  ["confirmed", "paid", "Paid twice", "looked_into"],
  ["pending", "unpaid", "another amount", "looked_into"],
  ["cancelled", "expired", null, "expired"],
  ["cancelled", "unpaid", null, "ended"],
  ["cancelled", "paid", "refund it", "looked_into"],
  ["cancelled", "refunded", null, "ended"],
  ["refunded", "refunded", null, "ended"],
] as const)("%s, %s, %s comes back as %s", (status, paymentStatus, needsAttention, returned) => {
  expect(returnedOrder({ status, paymentStatus, needsAttention })).toBe(returned);
});
