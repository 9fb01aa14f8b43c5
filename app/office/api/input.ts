import { z } from "zod";
import { isUuid } from "#app/lib/is-uuid.ts";
import { oneLine } from "#app/lib/plain-text.ts";
import { ORDER_STATUSES } from "#app/selling/orders/rules/order-terms.ts";
import type { Scope } from "./rules/scopes.ts";
import { apiKeyMessages as say } from "./texts/staff.ts";

const tick = z
  .string(say.unusual)
  .optional()
  .transform((ticked) => ticked === "on");

/** The form of a new key; its days until it expires are null for never. */
export const apiKeyForm = z
  .object({
    formKey: z.string(say.incomplete).refine(isUuid, say.incomplete),
    name: oneLine(80, { ...say, required: say.noName }).min(1, say.noName),
    orders: tick,
    orders_personal: tick,
    products: tick,
    stock: tick,
    expires: z
      .enum(["30", "90", "365", "never"], say.noExpiry)
      .transform((days) => (days === "never" ? null : Number(days))),
  })
  .transform(({ formKey, name, expires, ...ticked }, issue) => {
    const scopes: Scope[] = [
      ...(ticked.orders ? (["orders:read"] as const) : []),
      ...(ticked.orders_personal ? (["orders:personal"] as const) : []),
      ...(ticked.products ? (["products:read"] as const) : []),
      ...(ticked.stock ? (["stock:read"] as const) : []),
    ];
    const fail = (path: string, message: string) => {
      issue.addIssue({ code: "custom", path: [path], message });
      return z.NEVER;
    };
    if (scopes.length === 0) return fail("orders", say.noScope);
    if (ticked.orders_personal && !ticked.orders) return fail("orders_personal", say.personalAlone);
    return { id: formKey, name, scopes, days: expires };
  });
export type ApiKeyInput = z.output<typeof apiKeyForm>;

const NO_TIME = "Must be a time in ISO 8601, such as 2026-11-26T04:00:00Z.";
const NO_LIMIT = "Must be a whole number from 1 to 100.";

const page = {
  cursor: z.string().max(2_000, "Must be the next_cursor of a response.").optional(),
  limit: z
    .string()
    .regex(/^(?:[1-9]\d?|100)$/, NO_LIMIT)
    .transform(Number)
    .default(50),
};

const since = z.iso
  .datetime({ offset: true, error: NO_TIME })
  .transform((text) => new Date(text))
  .refine((time) => time.getUTCFullYear() >= 2000 && time.getUTCFullYear() < 3000, NO_TIME)
  .optional();

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `Must be one of ${values.join(", ")}.`).optional();

const UNKNOWN = "Unknown parameter.";
const strict = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, UNKNOWN);

export const ordersQuery = strict({
  ...page,
  updated_since: since,
  state: oneOf(ORDER_STATUSES),
});
export const productsQuery = strict({
  ...page,
  updated_since: since,
  state: oneOf(["on_sale", "hidden", "archived"]),
});
export const stockQuery = strict({ ...page, state: oneOf(["available", "sold_out"]) });
export const noQuery = strict({});

export type OrdersQuery = z.output<typeof ordersQuery>;
export type ProductsQuery = z.output<typeof productsQuery>;
export type StockQuery = z.output<typeof stockQuery>;
