import { asc, eq } from "drizzle-orm";
import { validate } from "uuid";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { OrderDocuments } from "../rules/invoice-terms.ts";
import { creditNotes, invoicedOrders, invoices } from "../tables.server.ts";

/** `invoiceId` comes unchecked from an address. */
export async function findInvoice(db: Db, invoiceId: string) {
  if (!validate(invoiceId)) return undefined;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  return invoice;
}

export async function ordersOfInvoice(db: Db, invoiceId: string) {
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      amount: invoicedOrders.amount,
    })
    .from(invoicedOrders)
    .innerJoin(orders, eq(orders.id, invoicedOrders.orderId))
    .where(eq(invoicedOrders.invoiceId, invoiceId))
    .orderBy(asc(orders.orderNumber));
}

export async function notesOfInvoice(db: Db, invoiceId: string) {
  return db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoiceId))
    .orderBy(asc(creditNotes.serial));
}

export async function findCreditNote(db: Db, noteId: string) {
  if (!validate(noteId)) return undefined;
  const [found] = await db
    .select({ note: creditNotes, invoice: invoices, orderNumber: orders.orderNumber })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(eq(creditNotes.id, noteId));
  return found && { ...found.note, invoice: found.invoice, orderNumber: found.orderNumber };
}

/** The documents of an order, oldest first, for staff and for the holder of the order's link. */
export async function documentsOfOrder(db: Db, orderId: string): Promise<OrderDocuments> {
  const [made, notes] = await Promise.all([
    db
      .select({ id: invoices.id, number: invoices.number, kind: invoices.kind })
      .from(invoicedOrders)
      .innerJoin(invoices, eq(invoices.id, invoicedOrders.invoiceId))
      .where(eq(invoicedOrders.orderId, orderId))
      .orderBy(asc(invoices.serial)),
    db
      .select({ id: creditNotes.id, number: creditNotes.number, invoiceId: creditNotes.invoiceId })
      .from(creditNotes)
      .where(eq(creditNotes.orderId, orderId))
      .orderBy(asc(creditNotes.serial)),
  ]);
  return { invoices: made, creditNotes: notes };
}
