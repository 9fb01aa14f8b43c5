import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, bytea, id } from "#app/platform/database/columns.server.ts";
import type { ImportRow } from "./rules/read-table.ts";
import type { Change, ImportState, Outcome, Result, RevertResult } from "./rules/planned-item.ts";

/** An uploaded file: its original rows, and how its columns are read. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    /** The imported noun, such as `products`. */
    noun: text().notNull(),
    fileName: text().notNull(),
    format: text().notNull(),
    state: text().$type<ImportState>().notNull(),
    header: jsonb().$type<string[]>().notNull(),
    rows: jsonb().$type<ImportRow[]>().notNull(),
    /** The field of each column; null for a column that is left out. */
    columns: jsonb().$type<(string | null)[]>().notNull(),
    options: jsonb().$type<string[]>().notNull().default([]),
    /** Rows of the file; null until a job has read it. */
    rowsFound: integer(),
    /** Rows that are planned, and before that, rows that are read. */
    rowsPlanned: integer().notNull().default(0),
    /** Why the file could not be read. */
    problem: text(),
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

/** A large file in parts, until a job has planned it. */
export const importFiles = pgTable(
  "import_files",
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    part: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.part] })],
);

/** The planned change of one item, and its result. */
export const importItems = pgTable(
  "import_items",
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    label: text().notNull(),
    /** Row numbers in a spreadsheet, where the header is row 1. */
    rows: jsonb().$type<number[]>().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    subjectId: uuid(),
    changes: jsonb().$type<Change[]>().notNull(),
    notes: jsonb().$type<string[]>().notNull(),
    /** Why the item was refused or failed. */
    problem: text(),
    /** The planned change, in the format of its noun. */
    plan: jsonb().notNull(),
    result: text().$type<Result>(),
    /** The data for a revert, in the format of its noun. */
    saved: jsonb(),
    reverted: text().$type<RevertResult>(),
    /** Why the item was not reverted, or what remains of it. */
    revertNote: text(),
  },
  (t) => [index().on(t.importId, t.position)],
);
