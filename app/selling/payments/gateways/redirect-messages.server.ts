import { z } from "zod";
import { fromDecimal, toDecimal } from "#app/lib/money.ts";
import type { GatewayEvent } from "./gateway.ts";

/** The limit of a 32-bit column of centavos. A larger amount cannot have been requested. */
export const MAX_CENTAVOS = 2_147_483_647;

export const wireName = z.string().regex(/^[A-Za-z0-9_.:-]{1,100}$/);
export const wireCurrency = z.string().regex(/^[A-Z]{3}$/);
/** Turns `"12500.00"` into centavos. */
export const wireAmount = z.string().transform((text, check) => {
  const amount = fromDecimal(text);
  if (amount !== undefined && amount <= MAX_CENTAVOS) return amount;
  check.addIssue("not an amount such as 12500.00");
  return z.NEVER;
});

/** The exact body of a callback. An additional field needs a new version of the contract. */
export const callbackBody = z
  .strictObject({
    event_id: wireName,
    type: z.enum(["payment.paid", "payment.failed", "payment.cancelled"]),
    reference: wireName,
    amount: wireAmount,
    currency: wireCurrency,
    at: z.iso.datetime().transform((text) => new Date(text)),
  })
  .transform(({ event_id, ...event }): GatewayEvent => ({ eventId: event_id, ...event }));
/** The wire format: amounts as decimals, times as text. */
export type CallbackBody = z.input<typeof callbackBody>;

export function writeCallback(event: GatewayEvent): CallbackBody {
  return {
    event_id: event.eventId,
    type: event.type,
    reference: event.reference,
    amount: toDecimal(event.amount),
    currency: event.currency,
    at: event.at.toISOString(),
  };
}

export const statusAnswer = z.strictObject({
  reference: wireName,
  status: z.enum(["open", "paid", "failed", "cancelled"]),
  amount: wireAmount,
  currency: wireCurrency,
  refunded: wireAmount,
});
export type StatusAnswer = z.input<typeof statusAnswer>;

export const refundBody = z.strictObject({
  refund_id: wireName,
  reference: wireName,
  amount: wireAmount.refine((amount) => amount > 0),
  currency: wireCurrency,
});
export type RefundBody = z.input<typeof refundBody>;

export const refundAnswer = z.strictObject({
  refund_id: wireName,
  reference: wireName,
  refunded: wireAmount,
});
export type RefundAnswer = z.input<typeof refundAnswer>;

export const unknownReferenceAnswer = z.object({ error: z.literal("unknown_reference") });
export const refundRefusalAnswer = z.object({
  error: z.enum(["unknown_reference", "not_paid", "mismatch", "exceeds_paid", "refund_id_reused"]),
});

/** Undefined for invalid JSON. Never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
