import { pgTable, text } from "drizzle-orm/pg-core";
import { id } from "#app/platform/database/columns.server.ts";

/** Addresses of the former shop, each with the address here that it leads to. */
export const oldPaths = pgTable("old_paths", {
  id: id(),
  /** `pathOf` writes it in lowercase, without a slash at the end. */
  path: text().notNull().unique(),
  leadsTo: text().notNull(),
});
