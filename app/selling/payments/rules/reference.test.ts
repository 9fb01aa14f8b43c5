import { expect, it } from "vitest";
import { paymentReference } from "./reference.ts";

const now = new Date("2026-11-21T02:00:00Z");

it("names the time and something nobody guesses", () => {
  const reference = paymentReference(now, "a-b_c".repeat(20));
  expect(reference).toBe("order_1795226400000_abcabcabcabcabca");
});

it("fits into what gateways take", () => {
  const reference = paymentReference(now, "x".repeat(43));
  expect(reference.length).toBeLessThanOrEqual(36);
  expect(reference).toMatch(/^order_\d{13}_[A-Za-z0-9]{16}$/);
});
