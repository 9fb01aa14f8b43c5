import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import { folded } from "#app/platform/find/match.server.ts";
import { taggedRecords, tagWords } from "#app/running/tags/tables.server.ts";
import { orders } from "../tables.server.ts";

/** A note's text for staff searches. A query must repeat the index's expression exactly. */
export const noteText = sql.raw(folded("text"));

/**
 * Staff notes on an order, which its buyer never sees. A removed note can be restored until a job
 * deletes it. Notes may name people, so their text is stored only here and not in the log.
 */
export const orderNotes = pgTable(
  "order_notes",
  {
    /** Comes from the form, so that sending a form twice writes one note. */
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    authorId: text().references(() => user.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: at().notNull(),
    removedAt: at(),
  },
  (t) => [
    index().on(t.orderId, t.createdAt),
    index().on(t.authorId),
    index("order_notes_text")
      .using("gin", sql`(${noteText}) gin_trgm_ops`)
      .where(sql`${t.removedAt} is null`),
    index("order_notes_removed")
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
  ],
);

export const orderTags = tagWords("order_tags");

export const taggedOrders = taggedRecords("tagged_orders", {
  words: orderTags,
  column: "order_id",
  record: () => orders.id,
  onDelete: "no action",
});
