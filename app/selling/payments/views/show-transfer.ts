import { formatDateTime } from "#app/lib/dates.ts";
import type { Centavos } from "#app/lib/money.ts";
import {
  dueOf,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from "#app/selling/orders/rules/order-terms.ts";
import { hasBankAccount, type PaymentSettings } from "../rules/offered-methods.ts";
import type { ProofAnswer } from "../rules/payment-terms.ts";
import { MAX_PROOFS, takesProof } from "../rules/transfer-terms.ts";

export type TransferOrder = {
  orderNumber: string;
  totalAmount: Centavos;
  creditTotal: Centavos;
  expiresAt: Date | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
};

export type SentProof = {
  id: string;
  width: number;
  height: number;
  uploadedAt: Date;
  answer: ProofAnswer | null;
  answerReason: string | null;
  removedAt: Date | null;
};

export type BankSettings = PaymentSettings & { bank_instructions: string };

/** Instructions for a transfer, and its proofs' results. Undefined if none is awaited. */
export function showTransfer(
  order: TransferOrder,
  proofs: readonly SentProof[],
  settings: BankSettings,
) {
  if (!takesProof(order)) return undefined;
  const latest = proofs.at(-1);
  return {
    /** The reference that the buyer gives the bank. */
    reference: order.orderNumber,
    amount: dueOf(order),
    account: hasBankAccount(settings)
      ? {
          bank: settings.bank_name,
          name: settings.bank_account_name,
          number: settings.bank_account_number,
        }
      : undefined,
    instructions: settings.bank_instructions.trim(),
    reservedUntil: order.expiresAt ? formatDateTime(order.expiresAt) : undefined,
    ended: order.status === "cancelled",
    proofs: proofs.map(({ id, width, height, uploadedAt, answer, removedAt }) => ({
      id,
      width,
      height,
      sentAt: formatDateTime(uploadedAt),
      answer,
      removed: removedAt ? formatDateTime(removedAt) : undefined,
    })),
    waitingSince: latest?.answer === null ? formatDateTime(latest.uploadedAt) : undefined,
    declined: latest?.answer === "declined" ? (latest.answerReason ?? "") : undefined,
    canSend: proofs.length < MAX_PROOFS,
  };
}

export type TransferView = NonNullable<ReturnType<typeof showTransfer>>;
