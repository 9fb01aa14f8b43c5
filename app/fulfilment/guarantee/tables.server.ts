import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";
import type { GuaranteeEvent, HeldReason } from "./rules/guarantee-terms.ts";
import type { CaseGood } from "./rules/plan-payout.ts";

/** Orders to which something happened that the guarantee covers: paid, waiting for staff, or closed. */
export const guaranteeCases = pgTable(
  "guarantee_cases",
  {
    /** The refunds of a case have this id as their key. */
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    event: text().$type<GuaranteeEvent>().notNull(),
    /** The recall, the report on the arrival, or the parcel. */
    aboutId: uuid().notNull(),
    /** A snapshot of the affected goods and their part of the amount. */
    goods: jsonb().$type<CaseGood[]>().notNull(),
    amount: centavos().notNull(),
    /** Why the shop has not paid by itself. Null once it is paid. */
    held: text().$type<HeldReason>(),
    openedAt: at().notNull(),
    paidAt: at(),
    /** When staff closed the case without a payment by the guarantee. */
    closedAt: at(),
    /** Words of the staff who paid or closed the case. */
    note: text().notNull().default(""),
  },
  (t) => [
    unique("guarantee_cases_once").on(t.orderId, t.event, t.aboutId),
    index("guarantee_cases_paid")
      .on(t.paidAt)
      .where(sql`${t.paidAt} is not null`),
    index("guarantee_cases_waiting")
      .on(t.openedAt, t.id)
      .where(sql`${t.paidAt} is null and ${t.closedAt} is null`),
    check("guarantee_cases_event", sql`${t.event} in ('recall', 'warm', 'late')`),
    check(
      "guarantee_cases_held",
      sql`${t.held} in ('order_limit', 'month_limit', 'unpaid', 'by_hand')`,
    ),
    check("guarantee_cases_state", sql`(${t.held} is null) = (${t.paidAt} is not null)`),
    check("guarantee_cases_closed", sql`num_nonnulls(${t.paidAt}, ${t.closedAt}) < 2`),
    check("guarantee_cases_amount", sql`${t.amount} > 0`),
  ],
);
