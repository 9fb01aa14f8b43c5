import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.server.ts";

export const themeSettings = pgTable("theme_settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  type: text().notNull(),
  category: text().notNull(),
  updatedAt: at().notNull(),
});
