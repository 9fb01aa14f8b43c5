import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.server.ts";

/** What a starting process has to know of the shop in this database, one line each. */
export const shopMarks = pgTable("shop_marks", {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: at().notNull(),
});
