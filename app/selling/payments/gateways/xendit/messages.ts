import { z } from "zod";
import type { Centavos } from "#app/lib/money.ts";
import { MAX_CENTAVOS, wireName } from "../redirect-messages.server.ts";

/** Xendit writes pesos as a number, such as 12500.5. */
export const pesoAmount = z
  .number()
  .nonnegative()
  .max(MAX_CENTAVOS / 100)
  .transform((pesos, check): Centavos => {
    const centavos = Math.round(pesos * 100);
    if (Number.isSafeInteger(centavos) && Math.abs(centavos - pesos * 100) < 1e-4) return centavos;
    check.addIssue("not an amount in whole centavos");
    return z.NEVER;
  });

export const toPesoNumber = (amount: Centavos): number => amount / 100;

export const invoice = z.object({
  id: wireName,
  external_id: wireName,
  status: z.enum(["PENDING", "PAID", "SETTLED", "EXPIRED"]),
  amount: pesoAmount,
  paid_amount: pesoAmount.nullish(),
  currency: z.string().default("PHP"),
  invoice_url: z.string().nullish(),
  /** The number on the receipt of a buyer who paid by QR code. */
  payment_details: z.object({ receipt_id: z.string().nullish() }).nullish(),
});

export type Invoice = z.output<typeof invoice>;

/** The fields of a callback that say what to ask. */
export const invoiceCallback = z.object({
  id: wireName,
  external_id: wireName,
  status: z.string(),
  amount: pesoAmount,
  currency: z.string().default("PHP"),
});

export const refundAnswer = z.object({
  id: z.string(),
  status: z.enum(["SUCCEEDED", "PENDING", "FAILED", "CANCELLED"]),
  amount: pesoAmount,
});

export const balanceAnswer = z.object({ balance: z.number() });

export const refusalAnswer = z.object({ error_code: z.string() });
