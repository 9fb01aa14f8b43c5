import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.server.ts";
import type { SettingCategory } from "./rules/definitions.ts";

export const themeSettings = pgTable("theme_settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  type: text().notNull(),
  category: text().notNull(),
  updatedAt: at().notNull(),
});

/**
 * The number of saves of a group, so that a form that was opened earlier overwrites nothing unseen.
 */
export const settingGroups = pgTable("setting_groups", {
  name: text().$type<SettingCategory>().primaryKey(),
  version: integer().notNull(),
});
