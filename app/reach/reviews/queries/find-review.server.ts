import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { reviews } from "../tables.server.ts";

/** A review with its product and order. The id may come from a URL, so it may be invalid. */
export async function findReview(db: Db, reviewId: string) {
  if (!validate(reviewId)) return undefined;
  const [found] = await db
    .select({
      review: reviews,
      productName: products.name,
      slug: products.slug,
      isSold: products.isActive,
      orderNumber: orders.orderNumber,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviews.id, reviewId));
  if (!found) return undefined;
  const { review, ...about } = found;
  return { ...review, ...about };
}
