import { expect, test } from "vitest";
import { PAYMENT_STATUSES, isPaid } from "./order-terms.ts";

test("the money has arrived also when some of it went back", () => {
  expect(PAYMENT_STATUSES.filter(isPaid)).toEqual(["paid", "partially_refunded", "refunded"]);
});
