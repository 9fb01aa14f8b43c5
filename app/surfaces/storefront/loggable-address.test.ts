import { expect, it } from "vitest";
import { loggableAddress } from "./loggable-address.ts";

it.each([
  ["https://shop.example/nope?token=secret#x", "https://shop.example/nope"],
  ["https://shop.example/order/abc123", "https://shop.example/order/…"],
  ["https://shop.example/order/abc123/print", "https://shop.example/order/…/print"],
  ["https://shop.example/confirm-order/abc123", "https://shop.example/confirm-order/…"],
  ["https://shop.example/confirm-email/a.b.c", "https://shop.example/confirm-email/…"],
  ["https://shop.example/reset-password/abc123", "https://shop.example/reset-password/…"],
  ["not an address", "unreadable"],
  ["", "unreadable"],
])("%j is logged as %j", (address, logged) => {
  expect(loggableAddress(address)).toBe(logged);
});

it("keeps a log line short", () => {
  expect(loggableAddress(`https://shop.example/${"a".repeat(5_000)}`)).toHaveLength(500);
});
