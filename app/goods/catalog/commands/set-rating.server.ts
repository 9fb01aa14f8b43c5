import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { products } from "../tables.server.ts";

export type Rating = { average: number | null; count: number };

/**
 * Stores a product's rating. It is counted while the product is locked, so that two simultaneous
 * review decisions are both included. Call inside a transaction.
 */
export async function setRating(
  ctx: Ctx,
  productId: string,
  count: () => Promise<Rating>,
): Promise<void> {
  await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for("no key update");
  const rating = await count();
  await ctx.db
    .update(products)
    .set({ ratingAvg: rating.average, ratingCount: rating.count })
    .where(eq(products.id, productId));
}
