import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { FormerShop } from "#app/selling/orders/rules/past-order.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { ReviewStatus } from "./rules/review-terms.ts";

/**
 * One review per product and order: a buyer who bought a product twice may review it twice. A review
 * of the former shop has no order.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    orderId: uuid().references(() => orders.id),
    formerShop: text().$type<FormerShop>(),
    importedAt: at(),
    /** The author's address in the former shop, in lowercase. It is never shown. */
    email: text(),
    authorName: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    status: text().$type<ReviewStatus>().notNull(),
    isDemo: boolean().notNull().default(false),
    createdAt: at().notNull(),
    decidedAt: at(),
    decidedBy: text(),
    reason: text(),
    /** The shop's answer below a published review. */
    answer: text(),
    answeredAt: at(),
    version: version(),
  },
  (t) => [
    unique("reviews_once").on(t.orderId, t.productId),
    uniqueIndex("reviews_imported_once").on(t.formerShop, t.productId, t.authorName, t.createdAt),
    index("reviews_published")
      .on(t.productId, t.createdAt)
      .where(sql`${t.status} = 'published'`),
    index("reviews_waiting")
      .on(t.createdAt)
      .where(sql`${t.status} = 'waiting'`),
    index("reviews_newest").on(t.createdAt, t.id),
    check(
      "reviews_answered",
      sql`(${t.answer} is null) = (${t.answeredAt} is null)
        and (${t.answer} is null or ${t.status} = 'published')`,
    ),
    check(
      "reviews_from",
      sql`num_nonnulls(${t.orderId}, ${t.formerShop}) = 1
        and (${t.formerShop} is null) = (${t.importedAt} is null)
        and (${t.email} is null or ${t.formerShop} is not null)`,
    ),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
    check("reviews_decided", sql`(${t.status} = 'waiting') = (${t.decidedAt} is null)`),
  ],
);
