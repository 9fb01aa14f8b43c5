import { and, asc, avg, count, desc, eq, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { validate } from "uuid";
import { products } from "#app/goods/catalog/tables.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue, type QueuePlace } from "#app/platform/list/next-in-queue.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import type { PublishedReview, UndecidedReview } from "./rules/review-terms.ts";
import { reviews } from "./tables.server.ts";

/** The number of waiting reviews, by the address of their list. */
export const waitingReviewCount: Record<string, SQL<number>> = {
  [href("/admin/reviews")]: sql`(
    select count(*)::int from ${reviews} where ${reviews.status} = 'waiting')`,
};

/** The same number, and since when the first review waits. */
export const waitingReviewPart = waitingPart(
  reviews,
  sql`${reviews.status} = 'waiting'`,
  sql`coalesce(${reviews.importedAt}, ${reviews.createdAt})`,
);

/** Newest first, and the same for every visitor. */
export async function publishedReviews(
  db: Db,
  productId: string,
  limit = 20,
): Promise<PublishedReview[]> {
  const { id, authorName, rating, text, isDemo, createdAt, answer, formerShop } = reviews;
  return db
    .select({ id, authorName, rating, text, isDemo, createdAt, answer, formerShop })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, "published")))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

/** Fewer reviews say little about a shop. */
const FEWEST_FOR_A_RATING = 5;

/** The average rating of the whole shop; undefined below that number. Demo reviews are left out. */
export async function shopRating(db: Db): Promise<{ average: string; count: number } | undefined> {
  const [row] = await db
    .select({ average: avg(reviews.rating), count: count() })
    .from(reviews)
    .where(and(eq(reviews.status, "published"), eq(reviews.isDemo, false)));
  if (!row?.average || row.count < FEWEST_FOR_A_RATING) return undefined;
  return { average: Number(row.average).toFixed(1), count: row.count };
}

/** The oldest waiting review, or the requested one, and how many wait. After the last one it starts over. */
export async function nextReview(db: Db, place: QueuePlace = {}) {
  const { id, createdAt: since } = reviews;
  const [left, review] = await Promise.all([
    db.$count(reviews, eq(reviews.status, "waiting")),
    nextInQueue({ since, id }, place, (which) => firstWaiting(db, which)),
  ]);
  return { left, review };
}

async function firstWaiting(db: Db, which?: SQL): Promise<UndecidedReview | undefined> {
  const { id, authorName, rating, text, isDemo, createdAt, formerShop } = reviews;
  const [found] = await db
    .select({
      id,
      formerShop,
      authorName,
      rating,
      text,
      isDemo,
      createdAt,
      productName: products.name,
      orderNumber: orders.orderNumber,
      orderId: orders.id,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(eq(reviews.status, "waiting"), which))
    .orderBy(asc(createdAt), asc(id))
    .limit(1);
  return found;
}

/**
 * The order of a receipt link and the product to review; undefined for an unknown link, or when the
 * product is not in the order. The link itself is the authorization.
 */
export async function reviewable(
  ctx: Pick<Ctx, "db" | "sealers">,
  token: string,
  productId: string,
) {
  const { db } = ctx;
  const order = await findOrderByToken(ctx, token);
  if (!order || !validate(productId)) return undefined;
  const [item] = await db
    .select({ name: products.name, slug: products.slug, reviewId: reviews.id })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(reviews, and(eq(reviews.orderId, order.id), eq(reviews.productId, productId)))
    .where(
      and(
        eq(orderItems.orderId, order.id),
        eq(orderItems.productId, productId),
        eq(products.kind, "product"),
      ),
    )
    .limit(1);
  if (!item) return undefined;
  const delivered = order.status === "delivered" || order.status === "completed";
  return {
    order,
    product: { name: item.name, slug: item.slug },
    delivered,
    written: !!item.reviewId,
  };
}

/** A customer's reviews in every state, newest first. */
export async function reviewsOfCustomer(db: Db, customerId: string, limit: number) {
  const { id, rating, text, status, isDemo, createdAt } = reviews;
  return db
    .select({ id, rating, text, status, isDemo, createdAt, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}
