import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { ImportRow } from "./rules/read-table.ts";
import type { Change, ImportState, Outcome, Result, Reverted } from "./rules/planned-item.ts";

/** One uploaded file: its rows as they came, and how its columns are read. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    /** What it brings in, such as `products`. */
    noun: text().notNull(),
    fileName: text().notNull(),
    format: text().notNull(),
    state: text().$type<ImportState>().notNull(),
    header: jsonb().$type<string[]>().notNull(),
    rows: jsonb().$type<ImportRow[]>().notNull(),
    /** For each column of the file the field that it fills; null for one that is left out. */
    columns: jsonb().$type<(string | null)[]>().notNull(),
    options: jsonb().$type<string[]>().notNull().default([]),
    createdBy: text().notNull(),
    createdAt: at().notNull(),
    startedBy: text(),
    startedAt: at(),
    endedAt: at(),
    revertedBy: text(),
    revertedAt: at(),
  },
  (t) => [index().on(t.noun, t.createdAt)],
);

/** What the rows about one thing will do to it, and what became of that. */
export const importItems = pgTable(
  "import_items",
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    label: text().notNull(),
    /** Their numbers in a spreadsheet, where the header is row 1. */
    rows: jsonb().$type<number[]>().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    subjectId: uuid(),
    changes: jsonb().$type<Change[]>().notNull(),
    notes: jsonb().$type<string[]>().notNull(),
    /** Why it is refused, or was not carried out. */
    problem: text(),
    /** What to carry out, as its noun has it. */
    plan: jsonb().notNull(),
    result: text().$type<Result>(),
    /** What a revert needs, as its noun has it. */
    saved: jsonb(),
    reverted: text().$type<Reverted>(),
    /** Why it was not reverted, or what of it stays. */
    revertNote: text(),
  },
  (t) => [index().on(t.importId, t.position)],
);
