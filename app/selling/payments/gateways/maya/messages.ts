import { z } from "zod";
import { fromDecimal, type Centavos } from "#app/lib/money.ts";
import { MAX_CENTAVOS, wireName } from "../redirect-messages.server.ts";

/** Maya writes pesos as text or as a number, such as "12500.00" or 12500. */
export const mayaAmount = z
  .union([z.string(), z.number()])
  .transform((written, check): Centavos => {
    const text = typeof written === "number" ? written.toFixed(2) : written;
    const amount = fromDecimal(/^\d+$/.test(text) ? `${text}.00` : text);
    const fits = amount !== undefined && amount <= MAX_CENTAVOS;
    if (fits && (typeof written === "string" || Number(text) === written)) {
      return amount;
    }
    check.addIssue("not an amount such as 12500.00");
    return z.NEVER;
  });

export const checkoutAnswer = z.object({ checkoutId: wireName, redirectUrl: z.string() });

export const payment = z.object({
  id: wireName,
  status: z.string(),
  amount: mayaAmount,
  currency: z.string(),
  requestReferenceNumber: z.string(),
  canVoid: z.boolean().optional(),
  refundedAmount: mayaAmount.nullish(),
  /** The number on a QR Ph buyer's receipt. GCash calls it the QRPH invoice number. */
  receiptNumber: z.string().nullish(),
});

export type MayaPayment = z.output<typeof payment>;

/** All payments of one reference, newest first or last. */
export const paymentsAnswer = z.array(payment);

export const refundAnswer = z.object({
  id: z.string(),
  status: z.string(),
  amount: mayaAmount,
  reason: z.string().nullish(),
});

export const refundsAnswer = z.array(refundAnswer);

export const webhooksAnswer = z.array(z.object({ name: z.string(), callbackUrl: z.string() }));

/** The part of a webhook that says what to ask. */
export const webhookBody = z.object({
  id: wireName,
  status: z.string(),
  amount: mayaAmount,
  currency: z.string(),
  requestReferenceNumber: wireName,
});
