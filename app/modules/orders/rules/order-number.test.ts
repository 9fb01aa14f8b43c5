import { expect, test } from "vitest";
import { orderNumber } from "./order-number.ts";

test.each([
  [1, "2026-11-21T02:00:00Z", "PM-26-000001"],
  [123, "2026-11-21T02:00:00Z", "PM-26-000123"],
  [1_234_567, "2026-11-21T02:00:00Z", "PM-26-1234567"],
  [1, "2026-12-31T15:59:59Z", "PM-26-000001"],
  [1, "2026-12-31T16:00:00Z", "PM-27-000001"],
])("order %d at %s is %s", (sequence, at, number) => {
  expect(orderNumber(sequence, new Date(at))).toBe(number);
});
