import {
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
  type UpdateDeleteAction,
} from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";

/** The words that tag a kind of record, one row each. They grow by use. */
export const tagWords = (table: string) =>
  pgTable(table, {
    id: id(),
    /** In the format of `readTags`. */
    name: text().notNull().unique(),
    createdAt: at().notNull(),
  });

type TagWords = ReturnType<typeof tagWords>;

type TaggedLink = {
  words: TagWords;
  /** The column that points at a record. */
  column: string;
  record: () => AnyPgColumn;
  /** When the record is deleted. */
  onDelete: UpdateDeleteAction;
};

/** Which records have which words. */
export const taggedRecords = (table: string, { words, column, record, onDelete }: TaggedLink) =>
  pgTable(
    table,
    {
      recordId: uuid(column).notNull().references(record, { onDelete }),
      tagId: uuid()
        .notNull()
        .references(() => words.id),
    },
    (t) => [
      primaryKey({ columns: [t.recordId, t.tagId] }),
      index(`${table}_of_tag`).on(t.tagId, t.recordId),
    ],
  );

/** Both tables of a kind of record. */
export type TagTables = { words: TagWords; tagged: ReturnType<typeof taggedRecords> };
