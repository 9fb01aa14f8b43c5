import { expect, test } from "vitest";
import { mailShare } from "./mail-share.ts";

const guest = {
  email: "Ana.Cruz+shop@gmail.com",
  customerId: null,
  paidAt: null,
  status: "pending",
} as const;

test("mails about a guest's unpaid orders share a few a day, however her address is written", () => {
  expect(mailShare(guest)).toEqual({ key: "guest-order:anacruz@gmail.com", most: 6, hours: 24 });
  expect(mailShare({ ...guest, email: "anacruz@gmail.com", status: "cancelled" })).toEqual(
    mailShare(guest),
  );
});

test.each([
  ["of a customer", { customerId: "a customer" }],
  ["that was paid", { paidAt: new Date() }],
  ["that was confirmed", { status: "confirmed" as const }],
  ["on its way", { status: "shipped" as const }],
])("mails about an order %s always go out", (_, order) => {
  expect(mailShare({ ...guest, ...order })).toBeUndefined();
});
