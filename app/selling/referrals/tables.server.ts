import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { customers } from "#app/people/customers/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { AffiliateStatus, ReferralRefused } from "./rules/affiliate-terms.ts";
import type { ReferralWay } from "./rules/decide-referral.ts";

/** Affiliates, who refer buyers for a commission: one row per customer. */
export const affiliates = pgTable(
  "affiliates",
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .unique()
      .references(() => customers.id),
    /** In upper case, so that codes that differ only in case are equal. */
    affiliateCode: text().notNull().unique(),
    status: text().$type<AffiliateStatus>().notNull(),
    /** The reason of a suspension, which the affiliate reads. */
    suspendedWhy: text(),
    /** The accepted version of the terms. Null until an affiliate added by staff accepts them. */
    termsVersion: integer(),
    createdAt: at().notNull(),
    version: version(),
  },
  (t) => [
    check("affiliates_code", sql`${t.affiliateCode} ~ '^[A-Z0-9]{4,20}$'`),
    check("affiliates_status", sql`${t.status} in ('active', 'suspended', 'waiting', 'declined')`),
    index("affiliates_waiting")
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'waiting'`),
  ],
);

/**
 * Every code that an affiliate has or had. Old ones stay valid, because links and cards are in
 * circulation. A trigger copies the code of `affiliates` here, so that no one gets another's code.
 */
export const affiliateCodes = pgTable(
  "affiliate_codes",
  {
    code: text().primaryKey(),
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.affiliateId)],
);

/** The affiliate of each order as placed. `place_order` writes it with the order. */
export const orderReferrals = pgTable(
  "order_referrals",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id),
    via: text().$type<ReferralWay>().notNull(),
    /** When the buyer followed the link. */
    clickedAt: at(),
    createdAt: at().notNull(),
    /** Why a paid order earned its affiliate nothing. */
    refusedWhy: text().$type<ReferralRefused>(),
  },
  (t) => [
    index().on(t.affiliateId),
    check("order_referrals_click", sql`(${t.via} = 'link') = (${t.clickedAt} is not null)`),
  ],
);
