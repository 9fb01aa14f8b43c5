import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { user } from "../auth/tables.server.ts";
import { at, id } from "../database/columns.server.ts";

/** A staff member's saved view of a list. It never contains a search text. */
export const listViews = pgTable(
  "list_views",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: at().notNull(),
  },
  (t) => [
    index().on(t.userId, t.list),
    uniqueIndex("list_views_name").on(t.userId, t.list, sql`lower(${t.name})`),
    uniqueIndex("list_views_default")
      .on(t.userId, t.list)
      .where(sql`${t.isDefault}`),
    check(
      "list_views_sizes",
      sql`length(${t.name}) between 1 and 40 and length(${t.query}) <= 500`,
    ),
  ],
);
