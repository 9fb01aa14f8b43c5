import { sql } from "drizzle-orm";
import { check, date, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { Scope } from "./rules/scopes.ts";

/** Keys of programs that read the shop. Reading this table opens nothing. */
export const apiKeys = pgTable(
  "api_keys",
  {
    /** The form's key: sending it twice makes one API key. */
    id: id(),
    name: text().notNull(),
    /** SHA-256 of the key. */
    keyHash: text().notNull().unique(),
    /** The last signs of the key, by which people tell keys apart. */
    hint: text().notNull(),
    scopes: text().array().$type<Scope[]>().notNull(),
    createdAt: at().notNull(),
    createdBy: text().references(() => user.id, { onDelete: "set null" }),
    expiresAt: at(),
    /** The day in Manila; a day is enough to see which keys are still in use. */
    lastUsedOn: date(),
    revokedAt: at(),
  },
  (t) => [
    uniqueIndex("api_keys_name")
      .on(sql`lower(${t.name})`)
      .where(sql`${t.revokedAt} is null`),
    check("api_keys_scopes", sql`cardinality(${t.scopes}) > 0`),
  ],
);
