import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { customers } from "#app/people/customers/tables.server.ts";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";
import type { CreditCause, CreditKind } from "./rules/credit-terms.ts";

/** The store credit of a customer. Its row is locked whenever the balance changes. */
export const creditAccounts = pgTable(
  "credit_accounts",
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .unique()
      .references(() => customers.id),
    /** The sum of the entries. The same command writes both. */
    balance: centavos().notNull().default(0),
    createdAt: at().notNull(),
  },
  (t) => [
    check("credit_accounts_balance", sql`${t.balance} >= 0`),
    index("credit_accounts_owed")
      .on(t.balance, t.id)
      .where(sql`${t.balance} > 0`),
  ],
);

/** The money that the shop owes as credit: an account's balance is the sum of these rows. Append-only. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => creditAccounts.id),
    kind: text().$type<CreditKind>().notNull(),
    amount: centavos().notNull(),
    cause: text().$type<CreditCause>(),
    /**
     * The order that used it, gave it back or was refunded. The foreign key is only in the
     * database, since orders are a later module.
     */
    orderId: uuid(),
    /** Words of the staff, shown to the customer. */
    reason: text(),
    /** The form, the refund or the gift card that caused the entry. The same key is the same entry. */
    requestKey: uuid().unique(),
    by: text().notNull(),
    at: at().notNull(),
  },
  (t) => [
    index("credit_entries_newest").on(t.accountId, t.at, t.id),
    index("credit_entries_of_order")
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    index("credit_entries_by_time").on(t.at, t.id),
    check(
      "credit_entries_sign",
      sql`case ${t.kind} when 'issued' then ${t.amount} > 0 when 'spent' then ${t.amount} < 0
        when 'returned' then ${t.amount} > 0 when 'adjusted' then ${t.amount} < 0 else false end`,
    ),
    check(
      "credit_entries_cause",
      sql`(${t.cause} is not null) = (${t.kind} = 'issued')
        and (${t.cause} is null or ${t.cause} in ('goodwill', 'refund', 'gift_card'))
        and (${t.orderId} is not null) = (${t.kind} in ('spent', 'returned') or coalesce(${t.cause} = 'refund', false))
        and (${t.reason} is not null) = (${t.kind} = 'adjusted' or coalesce(${t.cause} <> 'gift_card', false))`,
    ),
  ],
);
