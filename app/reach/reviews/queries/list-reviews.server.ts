import { and, eq, sql, type SQL } from "drizzle-orm";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { reviews } from "../tables.server.ts";

export function reviewsFor(db: Db, { filters, search }: ListQuery) {
  const { id, authorName, rating, text, status, isDemo, createdAt, answer } = reviews;
  const which = narrowed(filters, search);
  return {
    id,
    sorts: { written: { by: createdAt, type: "timestamptz" }, rating: { by: rating, type: "int" } },
    count: () =>
      countRows(
        db,
        sql`${reviews} join ${products} on ${products.id} = ${reviews.productId}`,
        which,
      ),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          authorName,
          rating,
          text,
          status,
          isDemo,
          createdAt,
          isAnswered: sql<boolean>`${answer} is not null`,
          productName: products.name,
          orderNumber: orders.orderNumber,
          formerShop: reviews.formerShop,
          place,
        })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .leftJoin(orders, eq(orders.id, reviews.orderId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

function narrowed(filters: ListQuery["filters"], search: string): SQL | undefined {
  const { show, rating, answer } = filters;
  return and(
    show && show !== "all" ? sql`${reviews.status} = ${show}` : undefined,
    rating ? sql`${reviews.rating} = ${Number(rating)}` : undefined,
    answer ? sql`(${reviews.answer} is not null) = ${answer === "given"}` : undefined,
    contains(search, products.name, reviews.authorName, reviews.text),
  );
}
