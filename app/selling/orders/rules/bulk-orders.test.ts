import { expect, test } from "vitest";
import { whyNotArchive, whyNotConfirm, whyNotDeliver, whyNotShip } from "./bulk-orders.ts";
import type { OrderStatus, PaymentStatus } from "./order-terms.ts";

const order = (status: OrderStatus, paymentStatus: PaymentStatus, needsAttention?: string) => ({
  status,
  paymentStatus,
  parcelsSent: 0,
  needsAttention: needsAttention ?? null,
});

test.each([
  [order("pending", "cod_due"), undefined],
  [order("pending", "cod_due", "Not confirmed for two days"), undefined],
  [order("pending", "awaiting_transfer"), "not_to_confirm"],
  [order("pending", "unpaid"), "not_to_confirm"],
  [order("confirmed", "cod_due"), "not_to_confirm"],
  [order("cancelled", "cod_due"), "not_to_confirm"],
])("to confirm: %j", (given, why) => {
  expect(whyNotConfirm(given)).toBe(why);
});

test.each([
  [order("confirmed", "paid"), undefined],
  [order("processing", "cod_due"), undefined],
  [order("processing", "paid", "A vial is broken"), "needs_attention"],
  [{ ...order("processing", "paid"), parcelsSent: 1 }, "partly_sent"],
  [order("pending", "cod_due"), "not_to_pack"],
  [order("shipped", "paid"), "not_to_pack"],
  [order("cancelled", "paid", "Refund it"), "not_to_pack"],
])("to ship: %j", (given, why) => {
  expect(whyNotShip(given)).toBe(why);
});

test.each([
  [order("shipped", "cod_due"), undefined],
  [{ ...order("processing", "paid"), parcelsSent: 1 }, "partly_sent"],
  [order("processing", "paid"), "not_on_way"],
  [order("delivered", "paid"), "not_on_way"],
])("to deliver: %j", (given, why) => {
  expect(whyNotDeliver(given)).toBe(why);
});

test.each([
  [order("delivered", "paid"), undefined],
  [order("shipped", "paid"), "not_delivered"],
  [order("completed", "paid"), "not_delivered"],
  [order("cancelled", "unpaid"), "not_delivered"],
])("to archive: %j", (given, why) => {
  expect(whyNotArchive(given)).toBe(why);
});
