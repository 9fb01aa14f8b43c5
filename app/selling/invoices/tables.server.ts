import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";
import type {
  Buyer,
  CreditCause,
  InvoiceKind,
  InvoiceLine,
  Registered,
  Seller,
  Series,
} from "./rules/invoice-terms.ts";

/** How far each series has come. Its row is locked while a number is taken, so that none is missing. */
export const invoiceSeries = pgTable(
  "invoice_series",
  {
    series: text().$type<Series>().primaryKey(),
    first: integer().notNull(),
    next: integer().notNull(),
  },
  (t) => [check("invoice_series_forward", sql`${t.next} >= ${t.first}`)],
);

/** Of what a sale is made up for the tax; the four make the whole. */
const taxParts = () => ({
  /** Sales with VAT, without the VAT in them. */
  vatable: centavos().notNull(),
  vat: centavos().notNull(),
  zeroRated: centavos().notNull(),
  exempt: centavos().notNull(),
  total: centavos().notNull(),
});

/** A snapshot of seller, buyer and goods. A trigger refuses every change. */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    serial: integer().notNull().unique(),
    number: text().notNull().unique(),
    /** `day` has the small sales of one day together. */
    kind: text().$type<InvoiceKind>().notNull(),
    /** On which day in Manila was sold what it has. */
    day: date({ mode: "string" }).notNull(),
    issuedAt: at().notNull(),
    registration: text().$type<Registered>().notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    /** Null where it has the sales of several. */
    buyer: jsonb().$type<Buyer>(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    /** What the lines cost before savings; the next five make the whole of it. */
    gross: centavos().notNull(),
    discount: centavos().notNull(),
    shipping: centavos().notNull(),
    coldPack: centavos().notNull(),
    addedTax: centavos().notNull(),
    ...taxParts(),
  },
  (t) => [
    index("invoices_newest").on(t.issuedAt, t.id),
    index("invoices_of_day").on(t.day, t.serial),
    check("invoices_kind", sql`(${t.kind} = 'day') = (${t.buyer} is null)`),
    check(
      "invoices_charged",
      sql`${t.total} = ${t.gross} - ${t.discount} + ${t.shipping} + ${t.coldPack} + ${t.addedTax}`,
    ),
    check(
      "invoices_parts",
      sql`${t.total} = ${t.vatable} + ${t.vat} + ${t.zeroRated} + ${t.exempt}
        and least(${t.vatable}, ${t.vat}, ${t.zeroRated}, ${t.exempt}) >= 0 and ${t.total} > 0`,
    ),
  ],
);

/** Which orders an invoice has. An order that was changed has a further one, in the next round. */
export const invoicedOrders = pgTable(
  "invoiced_orders",
  {
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    round: integer().notNull(),
    amount: centavos().notNull(),
    /** The goods as they were, to see whether the order was changed since. */
    goods: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.orderId] }),
    unique("invoiced_orders_once").on(t.orderId, t.round),
    check("invoiced_orders_amount", sql`${t.amount} > 0 and ${t.round} > 0`),
  ],
);

/** What of an invoice is no sale any more. A trigger refuses every change. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: id(),
    serial: integer().notNull().unique(),
    number: text().notNull().unique(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** `refund:` and its id, `cancelled` or `replaced`: one cause is one note. */
    cause: text().$type<CreditCause>().notNull(),
    day: date({ mode: "string" }).notNull(),
    issuedAt: at().notNull(),
    ...taxParts(),
  },
  (t) => [
    unique("credit_notes_once").on(t.invoiceId, t.orderId, t.cause),
    index().on(t.orderId),
    index("credit_notes_of_day").on(t.day, t.serial),
    check(
      "credit_notes_parts",
      sql`${t.total} = ${t.vatable} + ${t.vat} + ${t.zeroRated} + ${t.exempt}
        and least(${t.vatable}, ${t.vat}, ${t.zeroRated}, ${t.exempt}) >= 0 and ${t.total} > 0`,
    ),
  ],
);
