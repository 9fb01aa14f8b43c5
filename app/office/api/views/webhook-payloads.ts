import { z } from "zod";
import { customerAnswer, orderAnswer, productAnswer, stockAnswer } from "./answers.ts";

const order = orderAnswer.pick({
  number: true,
  state: true,
  payment_state: true,
  fulfillment_state: true,
  total: true,
  currency: true,
});
const stock = stockAnswer.omit({ product_slug: true });

/** The data of each message, which are fields of the same record in the API. */
export const WEBHOOK_PAYLOADS = {
  "order.placed": order,
  "order.paid": order,
  "order.shipped": order,
  "order.delivered": order,
  "order.cancelled": order,
  "order.refunded": order,
  "customer.created": customerAnswer.pick({ id: true }),
  "product.changed": productAnswer.pick({ sku: true, slug: true, state: true }),
  "stock.changed": stock,
  "stock.low": stock,
  "webhook.test": z.strictObject({ message: z.string() }),
};

export const WEBHOOK_TYPES = Object.keys(WEBHOOK_PAYLOADS) as PayloadName[];

export type PayloadName = keyof typeof WEBHOOK_PAYLOADS;

/** The body of a message. */
export const webhookMessage = (type: PayloadName) =>
  z.strictObject({
    type: z.literal(type),
    timestamp: z.iso.datetime(),
    data: WEBHOOK_PAYLOADS[type],
  });
