import { expect, test } from "vitest";
import { ledgerFileRow, showLedgerRow } from "./show-ledger.ts";

const row = {
  id: "l",
  at: new Date("2026-11-20T02:00:00Z"),
  kind: "clawback",
  amount: -9_550,
  reason: null,
  orderNumber: "PM-26-000001",
  lineId: null,
  payoutNumber: null,
  balance: -50,
} as const;

test("what was taken back, and a balance below zero, are shown as they are", () => {
  expect(showLedgerRow(row)).toEqual({
    id: "l",
    date: "Nov 20, 2026",
    words: "Deducted: goods in order PM-26-000001 were returned or refunded",
    amount: "−₱95.50",
    balance: "-₱0.50",
  });
  expect(ledgerFileRow(row).slice(2)).toEqual(["-95.50", "-0.50"]);
});

test("an adjustment says its reason", () => {
  const adjusted = { ...row, kind: "adjusted", amount: 100, reason: "A prize", orderNumber: null };
  expect(showLedgerRow({ ...adjusted, kind: "adjusted" })).toMatchObject({
    words: "Corrected by the shop: A prize",
    amount: "+₱1.00",
  });
});
