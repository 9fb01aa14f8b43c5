import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { JWK } from "jose";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { DocumentState, TaxClass } from "./rules/document-terms.ts";
import type { Payload } from "./rules/map-document.ts";
import type { Receiver } from "./rules/receivers.ts";

/**
 * Keys that sign documents. The public part stays, so that a document can be verified after the
 * shop has another secret.
 */
export const eDocumentKeys = pgTable("e_document_keys", {
  kid: text().primaryKey(),
  publicJwk: jsonb().$type<JWK>().notNull(),
  sealedJwk: text().notNull(),
  createdAt: at().notNull(),
});

/** The electronic documents of invoices and credit notes, as they were signed. */
export const eDocuments = pgTable(
  "e_documents",
  {
    id: id(),
    invoiceId: uuid().notNull(),
    /** Null for the invoice itself. */
    noteId: uuid(),
    taxClass: text().$type<TaxClass>().notNull(),
    /** Counts the documents that replaced each other. */
    revision: integer().notNull(),
    /** Of the invoice or credit note. A correction keeps it. */
    number: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** The document's own number at the Bureau. */
    uniqueId: text().notNull().unique(),
    kid: text()
      .notNull()
      .references(() => eDocumentKeys.kid),
    payload: jsonb().$type<Payload>().notNull(),
    jws: text().notNull(),
    total: centavos().notNull(),
    state: text().$type<DocumentState>().notNull().default("queued"),
    /** Why it was rejected, in the receiver's words. */
    says: text().notNull().default(""),
    /** The shop's number of the transmission. Set before the first try. */
    submitId: text(),
    tries: integer().notNull().default(0),
    /** The next try, or the next question how it fared. */
    nextAt: at().notNull(),
    createdAt: at().notNull(),
    dueAt: at().notNull(),
    sentAt: at(),
    endedAt: at(),
  },
  (t) => [
    unique("e_documents_revision")
      .on(t.invoiceId, t.noteId, t.taxClass, t.revision)
      .nullsNotDistinct(),
    uniqueIndex("e_documents_live")
      .on(t.invoiceId, sql`coalesce(${t.noteId}, ${t.invoiceId})`, t.taxClass)
      .where(sql`${t.state} <> 'corrected'`),
    index("e_documents_due")
      .on(t.nextAt)
      .where(sql`${t.state} in ('queued', 'sent')`),
    index("e_documents_open")
      .on(t.dueAt)
      .where(sql`${t.state} in ('queued', 'rejected')`),
    index("e_documents_of_day").on(t.day, t.id),
    check(
      "e_documents_state",
      sql`${t.state} in ('queued', 'sent', 'accepted', 'rejected', 'corrected')`,
    ),
    check("e_documents_says", sql`${t.state} <> 'rejected' or ${t.says} <> ''`),
    check("e_documents_sent", sql`${t.state} <> 'sent' or ${t.sentAt} is not null`),
    check("e_documents_amounts", sql`${t.total} > 0 and ${t.revision} > 0 and ${t.tries} >= 0`),
  ],
);

/** Where documents are sent, in a single row. Its keys are sealed. */
export const eDocumentConnection = pgTable(
  "e_document_connection",
  {
    id: integer().primaryKey(),
    /** Null while staff download documents for a provider. */
    receiver: text().$type<Receiver>(),
    /** Eight characters that the Bureau issues. They are part of each document's number. */
    accreditation: text().notNull().default(""),
    sealedKeys: text(),
    /** The receiver refuses the keys since then. */
    refusedSince: at(),
    version: version(),
  },
  (t) => [check("e_document_connection_once", sql`${t.id} = 1`)],
);
