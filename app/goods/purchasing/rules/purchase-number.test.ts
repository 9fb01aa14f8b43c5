import { expect, test } from "vitest";
import { purchaseNumber } from "./purchase-number.ts";

test("a number has the year in Manila and six digits", () => {
  expect(purchaseNumber(12, new Date("2026-11-21T02:00:00Z"))).toBe("PO-26-000012");
  expect(purchaseNumber(12, new Date("2026-12-31T16:00:00Z"))).toBe("PO-27-000012");
});
