import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import { folded } from "#app/platform/find/match.server.ts";
import { taggedRecords, tagWords } from "#app/running/tags/tables.server.ts";
import { orders } from "../tables.server.ts";

/** What a note says, as staff search it: an expression with an index, which a query has to write alike. */
export const noteText = sql.raw(folded("text"));

/**
 * What staff wrote down of an order; its buyer never sees it. A removed note can be put back until
 * a job deletes it. It may name people: its words stand here alone, and not in the log.
 */
export const orderNotes = pgTable(
  "order_notes",
  {
    /** Of the form it came from: sending it twice writes one note. */
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
