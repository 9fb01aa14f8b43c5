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
/** How long a picture is kept after its order was paid or ended. */
export const PROOF_DAYS = 90;
export const MAX_PROOF_BYTES = 8 * 1024 * 1024;
/** What the browser offers to choose; the server looks into the file itself. */
export const PROOF_TYPES = "image/jpeg,image/png,image/webp,image/avif";
/** The name of the file's field in the form. */
export const PROOF_FIELD = "proof";
/** The area of the proofs in the store of files. */
export const PROOF_FILES = "transfer-proofs";

const MINUTES_AFTER_DECLINE = 24 * 60;
const FIRST_LOOK_MINUTES = 60;

type Order = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
};

/** Also after its time is over: a transfer made in time may be shown too late. */
export function takesProof({ status, paymentStatus, paymentMethod }: Order): boolean {
  if (paymentMethod !== "bank" || isPaid(paymentStatus)) return false;
  return status === "pending" || paymentStatus === "expired";
}

/** A declined proof never takes time away: the first 48 hours stay, and a day is left at least. */
export function deadlineAfterDecline(placedAt: Date, now: Date): Date {
  const fresh = addMinutes(now, MINUTES_AFTER_DECLINE);
  const first = expiresAt("bank", placedAt);
  return first && first > fresh ? first : fresh;
}

/** When is looked for the first time whether to remind: no automation of it waits for less. */
export function firstReminderAt(placedAt: Date): Date {
  return addMinutes(placedAt, FIRST_LOOK_MINUTES);
}

/** Only the exact amount pays an order; with any other somebody has to talk to the buyer. */
export function judgeTransfer(asked: Centavos, received: Centavos): "match" | "short" | "over" {
  if (received === asked) return "match";
  return received < asked ? "short" : "over";
}

export const DECLINE_REASONS = ["unreadable", "not_arrived", "other_details", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
