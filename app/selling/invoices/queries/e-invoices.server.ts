import { and, asc, between, eq, gt } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { creditNotes, invoices } from "../tables.server.ts";
import { creditNoteJson, invoiceJson } from "../views/e-invoice.ts";

const PART = 500;

/** The documents of a period as JSON, in chunks, so that the file may exceed memory. */
export async function* eInvoices(db: Db, days: Days): AsyncGenerator<string> {
  yield `{"format":"e-invoices/1","currency":"PHP","from":"${days.from}","to":"${days.to}"`;
  yield `,"invoices":[`;
  yield* inParts((after) => invoicesAfter(db, days, after), invoiceJson);
  yield `],"creditNotes":[`;
  yield* inParts((after) => notesAfter(db, days, after), creditNoteJson);
  yield "]}\n";
}

async function* inParts<Row extends { serial: number }>(
  read: (after: number) => Promise<Row[]>,
  toJson: (row: Row) => object,
): AsyncGenerator<string> {
  let after = -1;
  for (;;) {
    const rows = await read(after);
    if (rows.length === 0) return;
    const start = after === -1 ? "" : ",";
    yield start + rows.map((row) => JSON.stringify(toJson(row))).join(",");
    after = rows.at(-1)?.serial ?? after;
  }
}

function invoicesAfter(db: Db, { from, to }: Days, after: number) {
  return db
    .select()
    .from(invoices)
    .where(and(between(invoices.day, from, to), gt(invoices.serial, after)))
    .orderBy(asc(invoices.serial))
    .limit(PART);
}

async function notesAfter(db: Db, { from, to }: Days, after: number) {
  const rows = await db
    .select({ note: creditNotes, invoiceNumber: invoices.number, orderNumber: orders.orderNumber })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(and(between(creditNotes.day, from, to), gt(creditNotes.serial, after)))
    .orderBy(asc(creditNotes.serial))
    .limit(PART);
  return rows.map(({ note, invoiceNumber, orderNumber }) => ({
    ...note,
    invoiceNumber,
    orderNumber,
  }));
}
