import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { products } from "#app/modules/catalog/tables.server.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { ReviewStatus } from "./rules/review-terms.ts";

/** One a product and order: who bought it twice may say twice how it was. */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    authorName: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    status: text().$type<ReviewStatus>().notNull(),
    isDemo: boolean().notNull().default(false),
    createdAt: at().notNull(),
    decidedAt: at(),
    decidedBy: text(),
    reason: text(),
  },
  (t) => [
    unique("reviews_once").on(t.orderId, t.productId),
    index("reviews_published")
      .on(t.productId, t.createdAt)
      .where(sql`${t.status} = 'published'`),
    index("reviews_waiting")
      .on(t.createdAt)
      .where(sql`${t.status} = 'waiting'`),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
    check("reviews_decided", sql`(${t.status} = 'waiting') = (${t.decidedAt} is null)`),
  ],
);
