import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { Conditions } from "./rules/conditions.ts";

/** Customers by what holds of them: nobody is written down, so its members change by themselves. */
export const segments = pgTable("segments", {
  id: id(),
  name: text().notNull().unique(),
  conditions: jsonb().$type<Conditions>().notNull(),
  createdAt: at().notNull(),
  archivedAt: at(),
  version: version(),
});
