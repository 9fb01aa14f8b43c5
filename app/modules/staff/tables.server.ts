import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Role } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at } from "#app/platform/database/columns.server.ts";

export const userRoles = pgTable(
  "user_roles",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    role: text().$type<Role>().notNull(),
    grantedAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
);
