import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";

/** Subjects of consents. Each module declares its own beside the code that records them. */
export interface ConsentSubjects {
  order: true;
  user: true;
}

/** Consents: who agreed to which text, and when. A withdrawal dates the row and keeps it. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    subjectType: text().$type<keyof ConsentSubjects>().notNull(),
    subjectId: text().notNull(),
    purpose: text().notNull(),
    document: text().notNull(),
    documentVersion: integer().notNull(),
    /** The text beside the box, if no document contains it. */
    wording: text(),
    givenAt: at().notNull(),
    withdrawnAt: at(),
  },
  (t) => [index().on(t.subjectType, t.subjectId)],
);
