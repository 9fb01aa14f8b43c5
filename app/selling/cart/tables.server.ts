import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";

export const carts = pgTable(
  "carts",
  {
    id: id(),
    /** The account that signed in with this cart. Null for a guest's cart. */
    userId: text().references(() => user.id, { onDelete: "set null" }),
    /** The code that the shopper chose. It may no longer apply: each read checks it. */
    discountCode: text(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.updatedAt)],
);

/** Tokens that open a cart. Each browser of an account has its own, which ends with its session. */
export const cartTokens = pgTable(
  "cart_tokens",
  {
    /** SHA-256 of the cookie's token, so that a reader of this table cannot open a cart. */
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
    /** The price at the time of adding, only to tell the shopper about a change. */
    seenPrice: centavos().notNull(),
    addedAt: at().notNull(),
  },
  (t) => [
    unique("cart_items_one_line").on(t.cartId, t.productId, t.variantId).nullsNotDistinct(),
    check("cart_items_quantity", sql`${t.quantity} > 0`),
  ],
);
