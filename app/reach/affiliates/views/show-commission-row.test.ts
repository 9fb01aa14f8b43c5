import { expect, test } from "vitest";
import { showCommissionRow } from "./show-commission-row.ts";

const row = {
  id: "c",
  affiliateId: "a",
  code: "JUDE123456",
  orderId: "o",
  orderNumber: "PM-26-000001",
  firstName: "Maria",
  lastName: "Santos",
  email: "maria@example.test",
  orderAmount: 195_000,
  rate: 10,
  amount: 19_500,
  left: 9_500,
  isFirstOrder: true,
  status: "pending",
  payableAt: null,
  createdAt: new Date("2026-11-20T02:00:00Z"),
  place: "",
} as const;

test("who may read customers sees the buyer", () => {
  expect(showCommissionRow(row, true)).toMatchObject({
    buyer: "Maria Santos",
    email: "maria@example.test",
    orderId: "o",
    amount: "₱195.00",
    left: "₱95.00",
    standing: "on_hold",
  });
});

test("others see a masked address, and neither name nor order", () => {
  const shown = showCommissionRow(row, false);
  expect(shown).toMatchObject({ buyer: "", orderId: undefined });
  expect(JSON.stringify(shown)).not.toMatch(/maria|santos/i);
});
