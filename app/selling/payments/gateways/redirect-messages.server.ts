import { z } from "zod";
import { fromDecimal, toDecimal } from "#app/lib/money.ts";
import type { GatewayEvent } from "./gateway.ts";

/** Whole centavos are kept in a 32-bit column; a larger amount could never have been asked. */
export const MAX_CENTAVOS = 2_147_483_647;

export const wireName = z.string().regex(/^[A-Za-z0-9_.:-]{1,100}$/);
export const wireCurrency = z.string().regex(/^[A-Z]{3}$/);
/** `"12500.00"` in, centavos out. */
export const wireAmount = z.string().transform((text, check) => {
  const amount = fromDecimal(text);
  if (amount !== undefined && amount <= MAX_CENTAVOS) return amount;
  check.addIssue("not an amount such as 12500.00");
  return z.NEVER;
});

/** The body of a callback, exactly; what a gateway adds is a new version of the contract. */
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
/** As it is written: amounts as decimals, times as text. */
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

/** Undefined for anything that is not JSON; never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
