import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { customers } from "#app/people/customers/tables.server.ts";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { DiscountType } from "./rules/discount-terms.ts";

export const discounts = pgTable(
  "discounts",
  {
    id: id(),
    /** In upper case by a check, so that the code is unique in any spelling. */
    code: text().notNull().unique(),
    type: text().$type<DiscountType>().notNull(),
    /** Hundredths of a percent (10% is 1000), or centavos. 0 for a free gift. */
    value: integer().notNull(),
    minimumAmount: centavos(),
    usageLimit: integer(),
    perCustomerLimit: integer(),
    /** The scope. Empty lists mean everything. */
    productIds: uuid().array().notNull().default([]),
    categoryIds: uuid().array().notNull().default([]),
    /** Only for buyers who never paid for an order. Each of them can use it once. */
    firstOrderOnly: boolean().notNull().default(false),
    /**
     * The affiliate who earns from its orders. The foreign key is only in the database, since
     * affiliates are a later module.
     */
    affiliateId: uuid(),
    /** The name of a batch of single-use codes. */
    batch: text(),
    /** Uses, less released ones. The same commands write the redemptions. */
    usedCount: integer().notNull().default(0),
    startsAt: at(),
    endsAt: at(),
    isActive: boolean().notNull().default(true),
    archivedAt: at(),
    createdAt: at().notNull(),
    version: version(),
  },
  (t) => [
    index()
      .on(t.affiliateId)
      .where(sql`${t.affiliateId} is not null`),
    index()
      .on(t.batch)
      .where(sql`${t.batch} is not null`),
    check("discounts_code", sql`${t.code} ~ '^[A-Z0-9][A-Z0-9_-]{1,31}$'`),
    check(
      "discounts_value",
      sql`case ${t.type} when 'percentage' then ${t.value} between 1 and 10000
        when 'fixed_amount' then ${t.value} > 0
        when 'free_gift' then ${t.value} = 0 and cardinality(${t.productIds}) = 1
          and cardinality(${t.categoryIds}) = 0
        else false end`,
    ),
    check("discounts_minimum", sql`${t.minimumAmount} > 0`),
    check("discounts_limits", sql`least(${t.usageLimit}, ${t.perCustomerLimit}) >= 1`),
    check("discounts_period", sql`${t.endsAt} > ${t.startsAt}`),
    check(
      "discounts_used_within_limit",
      sql`${t.usedCount} between 0 and coalesce(${t.usageLimit}, ${t.usedCount})`,
    ),
  ],
);

/** Uses of codes by orders. Released when the order ends, taken again when it revives. */
export const discountRedemptions = pgTable(
  "discount_redemptions",
  {
    id: id(),
    discountId: uuid()
      .notNull()
      .references(() => discounts.id),
    orderId: uuid().notNull().unique(),
    /** Normalized, only for comparison. */
    email: text().notNull(),
    customerId: uuid().references(() => customers.id),
    amount: centavos().notNull(),
    /** The cart whose unpaid order has this use. Null once the order is paid. */
    heldByCart: uuid(),
    redeemedAt: at().notNull(),
    releasedAt: at(),
  },
  (t) => [
    index().on(t.discountId, t.email),
    index().on(t.discountId, t.customerId),
    index().on(t.heldByCart),
    check("discount_redemptions_amount", sql`${t.amount} >= 0`),
  ],
);
