import { z } from "zod";
import { MAX_LINES } from "#app/selling/cart/rules/quantity.ts";
import { parcelCheckInput, trackInput } from "#app/selling/orders/input.ts";

/**
 * What shopping agents send, in the shapes of the Universal Commerce Protocol. Objects are loose: a
 * platform may add context about its user, which the shop neither needs nor stores.
 */
const name = z.string().min(1).max(100);

const paging = z
  .looseObject({
    /** The place in the list, from an earlier answer. */
    cursor: z
      .string()
      .regex(/^\d{1,6}$/, "Must be the cursor of a response.")
      .transform(Number)
      .default(0),
    limit: z
      .int()
      .min(1)
      .default(10)
      .transform((wanted) => Math.min(wanted, 24)),
  })
  .prefault({});

const filters = z
  .looseObject({
    categories: z.array(name).max(20).optional(),
    price: z.looseObject({ min: z.int().optional(), max: z.int().optional() }).optional(),
  })
  .prefault({});

export const searchInput = z.object({
  catalog: z.looseObject({
    query: z.string().trim().max(100).default(""),
    filters,
    pagination: paging,
  }),
});

export const lookupInput = z.object({
  catalog: z.looseObject({ ids: z.array(name).min(1).max(20) }),
});
export const productInput = z.object({ catalog: z.looseObject({ id: name }) });

const line = z.looseObject({
  item: z.looseObject({ id: name }),
  quantity: z.int().min(1).max(1_000),
});
export type WantedLine = z.output<typeof line>;

/** The province, by which shipping is priced. */
const place = z.looseObject({ address_region: z.string().max(100).optional() }).prefault({});

const cartOf = (fewest: number) =>
  z.looseObject({ line_items: z.array(line).min(fewest).max(MAX_LINES), context: place });

/** The secret that opens a cart or an order. */
const id = z.string().min(1).max(200);

export const newCartInput = z.object({ cart: cartOf(1) });
export const cartIdInput = z.object({ id });
export const changedCartInput = z.object({ id, cart: cartOf(0) });
export const deliveryInput = z.object({ cart: cartOf(1) });
export const orderIdInput = z.object({ id });
export const orderLinkInput = z.object({
  number: trackInput.shape.orderNumber,
  email: trackInput.shape.email,
});
export const parcelInput = parcelCheckInput;
export const vialInput = z.object({ code: z.string().max(40) });
