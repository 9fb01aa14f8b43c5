import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";

/** A published version is never edited: orders and consents point at it. */
export const documents = pgTable(
  "documents",
  {
    id: id(),
    slug: text().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    publishedAt: at().notNull(),
  },
  (t) => [unique().on(t.slug, t.version)],
);
