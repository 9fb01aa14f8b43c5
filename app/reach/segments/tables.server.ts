import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { Conditions } from "./rules/conditions.ts";

/**
 * Groups of customers defined by conditions. No members are stored, so they update automatically.
 */
export const segments = pgTable("segments", {
  id: id(),
  name: text().notNull().unique(),
  conditions: jsonb().$type<Conditions>().notNull(),
  createdAt: at().notNull(),
  archivedAt: at(),
  version: version(),
});
