import { sql } from "drizzle-orm";
import { setRating } from "#app/goods/catalog/commands/set-rating.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { reviews } from "../tables.server.ts";

/** Counts the ratings of products anew, in the order of their ids. Call inside a transaction. */
export async function updateRatings(tx: Ctx, productIds: readonly string[]): Promise<void> {
  for (const productId of [...new Set(productIds)].toSorted()) {
    // Each product is locked before its reviews are counted.
    // oxlint-disable-next-line no-await-in-loop
    await setRating(tx, productId, () => ratingOf(tx, productId));
  }
}

async function ratingOf(tx: Ctx, productId: string) {
  const [row] = await tx.db
    .select({
      average: sql<number | null>`round(avg(${reviews.rating}), 2)::real`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(sql`${reviews.productId} = ${productId} and ${reviews.status} = 'published'`);
  return { average: row?.average ?? null, count: row?.count ?? 0 };
}
