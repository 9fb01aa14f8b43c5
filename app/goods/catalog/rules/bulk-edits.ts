import { z } from "zod";

export const AMOUNT_FIELDS = ["price", "compare_at_price", "cost_per_item"] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];
export const CHOICE_FIELDS = [
  "category_id",
  "is_active",
  "featured",
  "clearance",
  "needs_cold",
  "statutory_discount",
] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

export const OPERATIONS = ["set", "add", "percent", "clear"] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The operations of each field. A price, a status and a clearance always have a value. */
export const OPERATIONS_OF = {
  price: ["set", "add", "percent"],
  compare_at_price: ["set", "add", "percent", "clear"],
  cost_per_item: ["set", "add", "percent", "clear"],
  category_id: ["set", "clear"],
  is_active: ["set"],
  featured: ["set"],
  clearance: ["set"],
  needs_cold: ["set"],
  statutory_discount: ["set"],
  tags: ["set", "add", "clear"],
} as const satisfies Record<AmountField | ChoiceField | "tags", readonly Operation[]>;
export type BulkField = keyof typeof OPERATIONS_OF;
export const BULK_FIELDS = Object.keys(OPERATIONS_OF) as BulkField[];

const amountChange = z.discriminatedUnion("op", [
  z.object({ op: z.literal("set"), amount: z.int() }),
  z.object({ op: z.literal("add"), amount: z.int() }),
  z.object({ op: z.literal("percent"), amount: z.int() }),
  z.object({ op: z.literal("clear") }),
]);

/** One field of several products, with its change. */
export const bulkEdit = z.discriminatedUnion("field", [
  z.object({ field: z.enum(AMOUNT_FIELDS), change: amountChange }),
  z.object({ field: z.enum(CHOICE_FIELDS), to: z.string() }),
  z.object({
    field: z.literal("tags"),
    op: z.enum(["set", "add", "clear"]),
    tags: z.array(z.string()),
  }),
]);
export type BulkEdit = z.infer<typeof bulkEdit>;
