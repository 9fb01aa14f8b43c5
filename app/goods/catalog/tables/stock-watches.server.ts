import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";
import type { WatchAbout } from "../rules/watch-terms.ts";
import { products, productVariants } from "../tables.server.ts";

/** Requests for one mail: when an item is back, or costs less. Sending it deletes the row. */
export const stockWatches = pgTable(
  "stock_watches",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    about: text().$type<WatchAbout>().notNull().default("stock"),
    /** The price in centavos when the watcher asked; only for requests about the price. */
    priceSeen: centavos(),
    /** When a check first found a lower price. */
    cheaperSince: at(),
    email: text().notNull(),
    /** The text that the watcher agreed to. */
    wording: text().notNull(),
    /** Ends all requests of the address, which share one token. */
    stopToken: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    unique("stock_watches_once").on(t.email, t.productId, t.variantId, t.about).nullsNotDistinct(),
    check("stock_watches_price", sql`(${t.about} = 'price') = (${t.priceSeen} is not null)`),
    index().on(t.productId, t.variantId),
    index().on(t.stopToken),
    index().on(t.createdAt),
  ],
);
