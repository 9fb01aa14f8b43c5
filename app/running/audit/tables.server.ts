import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";

/** Append-only: a trigger refuses UPDATE and DELETE. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    at: at().notNull(),
    actorKind: text().notNull(),
    actorId: text().notNull(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
  },
  (t) => [
    index().on(t.subjectType, t.subjectId, t.at),
    // For the log's page. Most entries are about orders, so that area needs no index of its own.
    index("audit_log_at").on(t.at, t.id),
    index("audit_log_by_person")
      .on(t.actorId, t.at, t.id)
      .where(sql`${t.actorKind} = 'user'`),
    index("audit_log_about")
      .on(t.subjectType, t.at, t.id)
      .where(sql`${t.subjectType} <> 'order'`),
  ],
);
