import { expect, it } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { showTransfer, type SentProof, type TransferOrder } from "./show-transfer.ts";

const settings = readSettings({
  bank_name: "Bank of Cebu",
  bank_account_name: "Project: Me",
  bank_account_number: "0000 1234 56",
  bank_instructions: " Takes a day. \n",
});
const order: TransferOrder = {
  orderNumber: "PM-26-000007",
  totalAmount: 920_000,
  creditTotal: 0,
  expiresAt: new Date("2026-11-23T02:00:00Z"),
  status: "pending",
  paymentStatus: "awaiting_transfer",
  paymentMethod: "bank",
};
const proof = (given: Partial<SentProof> = {}): SentProof => ({
  id: "1",
  width: 10,
  height: 20,
  uploadedAt: new Date("2026-11-21T04:00:00Z"),
  answer: null,
  answerReason: null,
  removedAt: null,
  ...given,
});

it("names the account, the exact amount, the reference and the time", () => {
  expect(showTransfer(order, [], settings)).toMatchObject({
    reference: "PM-26-000007",
    amount: 920_000,
    account: { bank: "Bank of Cebu", name: "Project: Me", number: "0000 1234 56" },
    instructions: "Takes a day.",
    reservedUntil: expect.stringContaining("Nov 23, 2026") as string,
    ended: false,
    waitingSince: undefined,
    declined: undefined,
    canSend: true,
  });
});

it("names no half of an account", () => {
  const view = showTransfer(order, [], { ...settings, bank_account_number: " " });
  expect(view).toMatchObject({ account: undefined, reference: "PM-26-000007" });
});

it("says where the latest proof stands", () => {
  const declined = proof({ answer: "declined", answerReason: "Blurred." });
  expect(showTransfer(order, [declined], settings)).toMatchObject({
    declined: "Blurred.",
    waitingSince: undefined,
  });
  expect(showTransfer(order, [declined, proof({ id: "2" })], settings)).toMatchObject({
    declined: undefined,
    waitingSince: expect.stringContaining("Nov 21, 2026") as string,
  });
});

it("takes five, and no more", () => {
  const proofs = [1, 2, 3, 4, 5].map((n) => proof({ id: String(n) }));
  expect(showTransfer(order, proofs.slice(1), settings)?.canSend).toBe(true);
  expect(showTransfer(order, proofs, settings)?.canSend).toBe(false);
});

it("still listens when the order has ended unpaid, and is silent when there is nothing to transfer", () => {
  const ended = { ...order, status: "cancelled", paymentStatus: "expired" } as const;
  expect(showTransfer(ended, [], settings)).toMatchObject({ ended: true });
  expect(showTransfer({ ...order, paymentStatus: "paid" }, [], settings)).toBeUndefined();
  expect(showTransfer({ ...order, paymentMethod: "card" }, [], settings)).toBeUndefined();
});
