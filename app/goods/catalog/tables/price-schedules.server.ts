import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { ScheduleNote, ScheduleState } from "../rules/price-schedule.ts";
import { products, productVariants } from "../tables.server.ts";

/** Planned prices of products or variants, temporary or permanent. */
export const priceSchedules = pgTable(
  "price_schedules",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    variantId: uuid().references(() => productVariants.id, { onDelete: "cascade" }),
    price: centavos().notNull(),
    compareAtPrice: centavos(),
    startsAt: at().notNull(),
    /** When the earlier price returns; null for a permanent price. */
    endsAt: at(),
    state: text().$type<ScheduleState>().notNull().default("planned"),
    /** A result that differs from the plan. */
    note: text().$type<ScheduleNote>(),
    /** The price when it began. */
    priceBefore: centavos(),
    compareAtBefore: centavos(),
    startedAt: at(),
    endedAt: at(),
    version: version(),
    createdAt: at().notNull(),
  },
  (t) => [
    index("price_schedules_of_product").on(t.productId, t.startsAt),
    index("price_schedules_to_start")
      .on(t.startsAt)
      .where(sql`${t.state} = 'planned'`),
    index("price_schedules_to_end")
      .on(t.endsAt)
      .where(sql`${t.state} = 'running'`),
    check("price_schedules_price", sql`${t.price} > 0`),
    check("price_schedules_compare_at", sql`${t.compareAtPrice} > ${t.price}`),
    check("price_schedules_period", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
