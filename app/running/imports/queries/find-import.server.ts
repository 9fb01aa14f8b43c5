import { and, count, eq, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { importItems, imports } from "../tables.server.ts";

/**
 * An import without its rows, with the names of the people who uploaded, applied and reverted it.
 */
export async function findImport(db: Db, noun: string, importId: string) {
  if (!isUuid(importId)) return undefined;
  const nameOf = (column: AnyPgColumn) =>
    sql<string | null>`(select ${user.name} from ${user} where ${user.id} = ${column})`;
  const { id, fileName, format, state, header, columns, options } = imports;
  const { rowsFound, rowsPlanned, problem } = imports;
  const { createdAt, startedAt, endedAt, revertedAt } = imports;
  const [found] = await db
    .select({
      id,
      fileName,
      format,
      state,
      header,
      columns,
      options,
      rowsFound,
      rowsPlanned,
      problem,
      createdAt,
      startedAt,
      endedAt,
      revertedAt,
      createdBy: nameOf(imports.createdBy),
      startedBy: nameOf(imports.startedBy),
      revertedBy: nameOf(imports.revertedBy),
      first: sql<string[] | null>`${imports.rows} -> 0 -> 'cells'`,
    })
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.noun, noun)));
  return found;
}

/** The numbers of items by outcome and by result, and of reverted items. */
export async function countItems(db: Db, importId: string) {
  const rows = await db
    .select({
      outcome: importItems.outcome,
      result: importItems.result,
      reverted: importItems.reverted,
      count: count(),
    })
    .from(importItems)
    .where(eq(importItems.importId, importId))
    .groupBy(importItems.outcome, importItems.result, importItems.reverted);
  const sum = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(is).reduce((total, row) => total + row.count, 0);
  return {
    add: sum(({ outcome }) => outcome === "add"),
    change: sum(({ outcome }) => outcome === "change"),
    same: sum(({ outcome }) => outcome === "same"),
    refuse: sum(({ outcome }) => outcome === "refuse"),
    added: sum(({ result }) => result === "added"),
    changed: sum(({ result }) => result === "changed"),
    failed: sum(({ result }) => result === "failed"),
    reverted: sum(({ reverted }) => reverted === "reverted"),
    stays: sum(({ reverted }) => reverted === "stays"),
  };
}
