import { addMinutes } from "#app/lib/dates.ts";
import type { Centavos } from "#app/lib/money.ts";
import { expiresAt } from "#app/selling/orders/rules/expiry.ts";
import {
  isPaid,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from "#app/selling/orders/rules/order-terms.ts";

export const MAX_PROOFS = 5;
/** Days that a picture is kept after its order was paid or ended. */
export const PROOF_DAYS = 90;
export const MAX_PROOF_BYTES = 8 * 1024 * 1024;
/** The file types that the browser offers. The server checks the file itself. */
export const PROOF_TYPES = "image/jpeg,image/png,image/webp,image/avif";
export const PROOF_FIELD = "proof";
export const PROOF_FILES = "transfer-proofs";

const MINUTES_AFTER_DECLINE = 24 * 60;
const FIRST_LOOK_MINUTES = 60;

type Order = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
};

/** True even after the deadline, because the buyer may show a timely transfer too late. */
export function takesProof({ status, paymentStatus, paymentMethod }: Order): boolean {
  if (paymentMethod !== "bank" || isPaid(paymentStatus)) return false;
  return status === "pending" || paymentStatus === "expired";
}

/**
 * A declined proof never shortens the deadline: the first 48 hours remain, and the buyer gets at
 * least one more day.
 */
export function deadlineAfterDecline(placedAt: Date, now: Date): Date {
  const fresh = addMinutes(now, MINUTES_AFTER_DECLINE);
  const first = expiresAt("bank", placedAt);
  return first && first > fresh ? first : fresh;
}

/** The first check for a reminder. No automation waits for less. */
export function firstReminderAt(placedAt: Date): Date {
  return addMinutes(placedAt, FIRST_LOOK_MINUTES);
}

/** Only the exact amount pays an order. With any other amount, staff must talk to the buyer. */
export function judgeTransfer(asked: Centavos, received: Centavos): "match" | "short" | "over" {
  if (received === asked) return "match";
  return received < asked ? "short" : "over";
}

export const DECLINE_REASONS = ["unreadable", "not_arrived", "other_details", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
