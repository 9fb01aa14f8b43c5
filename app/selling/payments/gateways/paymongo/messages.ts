import { z } from "zod";
import { MAX_CENTAVOS, wireName } from "../redirect-messages.server.ts";

/** In centavos, like all money at PayMongo. */
const amount = z.int().nonnegative().max(MAX_CENTAVOS);
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
    /** The number on the receipt of the buyer's bank or wallet. */
    external_reference_number: z.string().nullish(),
  }),
});

/** A checkout session. At most one of its payments should be paid. */
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

export const webhooksAnswer = z.object({
  data: z.array(
    z.object({
      attributes: z.object({
        url: z.string(),
        livemode: z.boolean(),
        status: z.string(),
        events: z.array(z.string()),
      }),
    }),
  ),
});

/** The only event that the shop needs. */
export const PAID_EVENT = "checkout_session.payment.paid";

/** A webhook message. Its other contents depend on its type. */
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

/** Payments of a session that arrived, including refunded ones. */
export function paidOf({ attributes }: PaymongoSession): PaymongoPayment[] {
  const arrived = ["paid", "refunded", "partially_refunded"];
  return (attributes.payments ?? []).filter((one) => arrived.includes(one.attributes.status));
}
