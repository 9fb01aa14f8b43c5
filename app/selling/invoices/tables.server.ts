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
  TaxRegistration,
  Seller,
  Series,
} from "./rules/invoice-terms.ts";

/** The last number of each series. Its row is locked while taking one, so there are no gaps. */
export const invoiceSeries = pgTable(
  "invoice_series",
  {
    series: text().$type<Series>().primaryKey(),
    first: integer().notNull(),
    next: integer().notNull(),
  },
  (t) => [check("invoice_series_forward", sql`${t.next} >= ${t.first}`)],
);

/** The four parts of a sale for the tax. They add up to the total. */
const taxParts = () => ({
  /** Sales subject to VAT, net of VAT. */
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
    /** A `day` invoice groups the small sales of one day. */
    kind: text().$type<InvoiceKind>().notNull(),
    /** The day of the sale in Manila. */
    day: date({ mode: "string" }).notNull(),
    issuedAt: at().notNull(),
    registration: text().$type<TaxRegistration>().notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    /** Null for an invoice of several orders. */
    buyer: jsonb().$type<Buyer>(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    /** Price of the lines before savings. The next four columns lead from it to the total. */
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

/** The orders of an invoice. A changed order gets another invoice, in its next round. */
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
    /** A fingerprint of the invoiced goods, to detect a later change of the order. */
    goods: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.orderId] }),
    unique("invoiced_orders_once").on(t.orderId, t.round),
    check("invoiced_orders_amount", sql`${t.amount} > 0 and ${t.round} > 0`),
  ],
);

/** The part of an invoice that is no longer a sale. A trigger refuses every change. */
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
    /** `refund:` with the refund's id, `cancelled` or `replaced`. Each cause gets one note. */
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
