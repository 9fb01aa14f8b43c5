import { and, asc, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { productVariants, stockLevels } from "../tables.server.ts";
import { lockProduct } from "./lock-products.server.ts";

/** A product with its variants, all locked until the transaction ends. */
export async function lockProductParts(tx: Ctx, id: string) {
  const product = await lockProduct(tx, id);
  if (!product) return undefined;
  const variants = await tx.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, id))
    .orderBy(asc(productVariants.position), asc(productVariants.id))
    .for("update");
  return { product, variants };
}

type Shelf = { productId: string; variantId: string | null };

/** The units on hand of a product or variant, locked until the transaction ends. */
export async function lockOnHand(tx: Ctx, { productId, variantId }: Shelf): Promise<number> {
  const its =
    variantId === null ? isNull(stockLevels.variantId) : eq(stockLevels.variantId, variantId);
  const [level] = await tx.db
    .select({ onHand: stockLevels.onHand })
    .from(stockLevels)
    .where(and(eq(stockLevels.productId, productId), its))
    .for("update");
  return level?.onHand ?? 0;
}
