import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";

/** Whose a consent can be. A module declares subjects of its own beside what records them. */
export interface ConsentSubjects {
  order: true;
  user: true;
}

/** Who agreed to which text, and when. A withdrawal keeps the row and dates it. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    subjectType: text().$type<keyof ConsentSubjects>().notNull(),
    subjectId: text().notNull(),
    purpose: text().notNull(),
    document: text().notNull(),
    documentVersion: integer().notNull(),
    /** The words beside the box, where a document does not hold them. */
    wording: text(),
    givenAt: at().notNull(),
    withdrawnAt: at(),
  },
  (t) => [index().on(t.subjectType, t.subjectId)],
);
