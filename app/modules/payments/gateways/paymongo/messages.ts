import { z } from "zod";
import { wireName } from "../redirect-messages.server.ts";

/** In centavos, as PayMongo writes all money. */
const amount = z.int().nonnegative();
const currency = z.string();

export const refundResource = z.object({
  id: z.string(),
  attributes: z.object({
    amount,
    status: z.enum(["pending", "processing", "succeeded", "failed"]),
    metadata: z.record(z.string(), z.unknown()).nullish(),
  }),
});

const paymentResource = z.object({
  id: z.string(),
  attributes: z.object({
    amount,
    currency,
    status: z.string(),
    refunds: z.array(refundResource).nullish(),
  }),
});

/** A checkout session, of which one payment at most should be paid. */
export const sessionResource = z.object({
  id: z.string(),
  attributes: z.object({
    checkout_url: z.string().nullish(),
    livemode: z.boolean(),
    reference_number: z.string().nullable(),
    status: z.string().nullish(),
    payments: z.array(paymentResource).nullish(),
  }),
});

export const sessionAnswer = z.object({ data: sessionResource });
export const paymentAnswer = z.object({ data: paymentResource });
export const refundAnswer = z.object({ data: refundResource });

/** What a webhook brings. What else is in it depends on its type. */
export const webhookEvent = z.object({
  data: z.object({
    id: wireName,
    type: z.literal("event"),
    attributes: z.object({
      type: z.string(),
      livemode: z.boolean(),
      created_at: z.int().positive(),
      data: z.unknown(),
    }),
  }),
});

export type PaymongoSession = z.infer<typeof sessionResource>;
export type PaymongoPayment = z.infer<typeof paymentResource>;

/** The payments of a session that arrived, also where some of it went back. */
export function paidOf({ attributes }: PaymongoSession): PaymongoPayment[] {
  const arrived = ["paid", "refunded", "partially_refunded"];
  return (attributes.payments ?? []).filter((one) => arrived.includes(one.attributes.status));
}
