import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";
import type { WatchAbout } from "../rules/watch-terms.ts";
import { products, productVariants } from "../tables.server.ts";

/** Requests for one mail: when something can be bought again, or costs less. The mail's transaction deletes the row. */
export const stockWatches = pgTable(
  "stock_watches",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    about: text().$type<WatchAbout>().notNull().default("stock"),
    /** What it cost when she asked, in centavos; of a request about the price alone. */
    priceSeen: centavos(),
    /** Since when it costs less, as far as a look at it has shown. */
    cheaperSince: at(),
    email: text().notNull(),
    /** The words she agreed to. */
    wording: text().notNull(),
    /** Ends all watches of the address; they share one. */
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
