import { z } from "zod";

/** The version of the Universal Commerce Protocol that these answers have. */
export const UCP_VERSION = "2026-04-08";
const CURRENCY = "PHP";

/** Whole centavos, which are the minor unit of the peso. */
const amount = z.int().min(0);
const price = z.strictObject({ amount, currency: z.literal(CURRENCY) });
export const inPesos = (centavos: number) => ({ amount: centavos, currency: CURRENCY }) as const;

const message = z.strictObject({
  type: z.enum(["error", "warning", "info"]),
  code: z.string(),
  path: z.string().optional(),
  content: z.string(),
  severity: z.enum(["recoverable", "requires_buyer_input", "unrecoverable"]).optional(),
  presentation: z.literal("disclosure").optional(),
  url: z.url().optional(),
});
export type UcpMessage = z.infer<typeof message>;
const messages = z.array(message).optional();

const words = z.strictObject({ plain: z.string() });
const chosen = z.strictObject({ name: z.string(), label: z.string() });

const variant = z.strictObject({
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  description: words,
  url: z.url(),
  price,
  list_price: price.optional(),
  availability: z.strictObject({
    available: z.boolean(),
    status: z.enum(["in_stock", "out_of_stock"]),
  }),
  options: z.array(chosen),
});

const product = z.strictObject({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: words,
  url: z.url(),
  categories: z.array(z.strictObject({ value: z.string(), taxonomy: z.literal("merchant") })),
  price_range: z.strictObject({ min: price, max: price }),
  media: z.array(
    z.strictObject({ type: z.literal("image"), url: z.url(), alt_text: z.string().optional() }),
  ),
  options: z.array(
    z.strictObject({
      name: z.string(),
      values: z.array(z.strictObject({ label: z.string() })),
    }),
  ),
  variants: z.array(variant).min(1),
  metadata: z.strictObject({ regulatory_status: z.string(), needs_approval: z.boolean() }),
});
export type UcpProduct = z.infer<typeof product>;

export const searchAnswer = z.strictObject({
  products: z.array(product),
  pagination: z.strictObject({
    has_next_page: z.boolean(),
    cursor: z.string().optional(),
    total_count: z.int().optional(),
  }),
  messages,
});

const input = z.strictObject({ id: z.string(), match: z.enum(["exact", "featured"]) });
export const lookupAnswer = z.strictObject({
  products: z.array(
    product.extend({ variants: z.array(variant.extend({ inputs: z.array(input).min(1) })).min(1) }),
  ),
  messages,
});
export type LookedUpProduct = z.infer<typeof lookupAnswer>["products"][number];

export const productAnswer = z.strictObject({
  product: product.extend({ selected: z.array(chosen) }),
  messages,
});

const total = z.strictObject({
  type: z.enum(["subtotal", "discount", "fulfillment", "fee", "tax", "total"]),
  display_text: z.string(),
  amount: z.int(),
});
export type UcpTotal = z.infer<typeof total>;

const item = z.strictObject({ id: z.string(), title: z.string(), price: amount });

export const cartAnswer = z.strictObject({
  id: z.string(),
  line_items: z.array(
    z.strictObject({
      id: z.string(),
      item,
      quantity: z.int().min(1),
      totals: z.array(total),
    }),
  ),
  currency: z.literal(CURRENCY),
  totals: z.array(total),
  messages,
  continue_url: z.url(),
});
export type UcpCart = z.infer<typeof cartAnswer>;

const lineUnits = z.strictObject({ id: z.string(), quantity: z.int().min(1) });

export const orderAnswer = z.strictObject({
  id: z.string(),
  label: z.string(),
  checkout_id: z.string(),
  permalink_url: z.url(),
  line_items: z.array(
    z.strictObject({
      id: z.string(),
      item,
      quantity: z.strictObject({ original: z.int(), total: z.int(), fulfilled: z.int() }),
      totals: z.array(total),
      status: z.enum(["processing", "partial", "fulfilled", "removed"]),
    }),
  ),
  fulfillment: z.strictObject({
    events: z.array(
      z.strictObject({
        id: z.string(),
        occurred_at: z.iso.datetime(),
        type: z.enum(["shipped", "delivered", "returned_to_sender"]),
        line_items: z.array(lineUnits),
        tracking_number: z.string().optional(),
        tracking_url: z.url().optional(),
        carrier: z.string().optional(),
      }),
    ),
  }),
  currency: z.literal(CURRENCY),
  totals: z.array(total),
  messages,
});
export type UcpOrder = z.infer<typeof orderAnswer>;

const quoted = { currency: z.literal(CURRENCY), totals: z.array(total), messages };
export const deliveryAnswer = z.strictObject({ ...quoted, arrives: z.string() });

/** The same for every number and address, so that it tells no one which orders exist. */
export const linkAnswer = z.strictObject({ messages: z.array(message) });

export const parcelAnswer = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()).readonly(),
  facts: z.array(z.strictObject({ label: z.string(), text: z.string() })).readonly(),
});

export const vialAnswer = z.strictObject({
  code: z.string(),
  product: z.string(),
  batch: z.string(),
  use_before: z.string(),
  record: z.string(),
  warnings: z.array(z.string()),
  checks: z.int(),
  page_url: z.url(),
});
