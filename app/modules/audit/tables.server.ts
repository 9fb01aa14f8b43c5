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
  (t) => [index().on(t.subjectType, t.subjectId, t.at)],
);
