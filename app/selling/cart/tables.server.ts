import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";

export const carts = pgTable(
  "carts",
  {
    id: id(),
    /** The account that signed in with it; none for a guest's cart. */
    userId: text().references(() => user.id, { onDelete: "set null" }),
    /** As the shopper chose it. Whether it applies is asked anew each time. */
    discountCode: text(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.updatedAt)],
);

/** What opens a cart: each browser of an account has a token of its own, which ends with its session. */
export const cartTokens = pgTable(
  "cart_tokens",
  {
    /** SHA-256 of the cookie's token: reading this table opens nobody's cart. */
    tokenHash: text().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.cartId)],
);

export const cartItems = pgTable(
  "cart_items",
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    quantity: integer().notNull(),
    /** The price when it was added, only to tell the shopper that it moved. */
    seenPrice: centavos().notNull(),
    addedAt: at().notNull(),
  },
  (t) => [
    unique("cart_items_one_line").on(t.cartId, t.productId, t.variantId).nullsNotDistinct(),
    check("cart_items_quantity", sql`${t.quantity} > 0`),
  ],
);
