import { z } from "zod";
import type { ProductFacts } from "./product-facts.ts";

const variant = z.object({
  id: z.string().optional(),
  option1Value: z.string(),
  option2Value: z.string().nullable(),
  sku: z.string(),
  price: z.int(),
  compareAtPrice: z.int().nullable(),
  /** Missing in plans from before files had weights: the weight is then unchanged. */
  weight: z.int().nullable().optional(),
  isActive: z.boolean(),
});
export type PlannedVariant = z.infer<typeof variant>;

const variants = z.object({
  option1Name: z.string(),
  option2Name: z.string().nullable(),
  variants: z.array(variant),
});
export type PlannedVariants = z.infer<typeof variants>;

const stock = z.object({ sku: z.string().nullable(), from: z.int(), to: z.int() });
export type PlannedStock = z.infer<typeof stock>;

/** The plan of an import for one product, stored until it is applied. */
export const productPlan = z.object({
  facts: z.custom<ProductFacts>((value) => typeof value === "object" && value !== null),
  /** Whether its own fields change. Without `edited` the product is new. */
  hasFacts: z.boolean(),
  edited: z.object({ id: z.string(), version: z.int(), variantsVersion: z.int() }).optional(),
  variants: variants.optional(),
  stock: z.array(stock),
});
export type ProductPlan = z.infer<typeof productPlan>;

type Row = PlannedVariant & { position: number };

/** A comparable text of the variants: any change of them makes another text. */
export function seenVariants(rows: readonly Row[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const { id, option1Value, option2Value, sku, price, compareAtPrice, weight, isActive } = row;
      const seen = [id, option1Value, option2Value, sku, price, compareAtPrice, isActive];
      // If there is no weight, the text equals that of imports from before weights existed.
      return weight ? [...seen, weight] : seen;
    }),
  );
}
