import { z } from "zod";

export const FORMER_SHOPS = ["shopify", "woocommerce"] as const;
export type FormerShop = (typeof FORMER_SHOPS)[number];

export const PAST_STATES = ["paid", "unpaid", "partly_refunded", "refunded", "cancelled"] as const;
export type PastState = (typeof PAST_STATES)[number];

const amount = z.int().min(0).max(2_000_000_000);

/** One item of an order; its amount is for all units. */
const pastLine = z.object({
  name: z.string(),
  sku: z.string(),
  quantity: z.int().min(1).max(100_000),
  amount,
});
export type PastLine = z.infer<typeof pastLine>;

/** An order of the former shop, with its buyer. Amounts are centavos. */
export const pastOrder = z.object({
  number: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  placedAt: z.iso.datetime(),
  state: z.enum(PAST_STATES),
  lines: z.array(pastLine).min(1),
  discount: amount,
  shipping: amount,
  tax: amount,
  total: amount,
  refunded: amount,
});
export type PastOrder = z.infer<typeof pastOrder>;
