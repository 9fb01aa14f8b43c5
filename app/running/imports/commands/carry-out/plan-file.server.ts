import { and, asc, eq, max, sql } from "drizzle-orm";
import { setImmediate as othersTurn } from "node:timers/promises";
import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { readLargeTable } from "../../queries/read-large-table.server.ts";
import { limitsOf } from "../../rules/file-limits.ts";
import { matchColumns } from "../../rules/match-columns.ts";
import type { PlannedItem } from "../../rules/planned-item.ts";
import type { ReadTable, TableRefusal } from "../../rules/read-table.ts";
import { importFiles, importItems, imports } from "../../tables.server.ts";
import { problemOf } from "../../texts/staff.ts";
import type { ImportNoun } from "../../queries/import-noun.server.ts";
import { writeItems } from "../write-items.server.ts";

const AT_ONCE = 500;

const isPlanning = (importId: string) =>
  and(eq(imports.id, importId), eq(imports.state, "planning"));

/**
 * Plans an uploaded file in batches. After a crash, or twice at once, it goes on behind the last
 * batch that was written. It stops when someone has discarded the file.
 */
export async function planFile(ctx: Ctx, noun: ImportNoun, importId: string): Promise<void> {
  const [found] = await ctx.db.select().from(imports).where(isPlanning(importId));
  if (!found) return;
  const table = await tableOf(ctx, noun, found);
  if (!table.ok) {
    await end(ctx, importId, { state: "unreadable", problem: problemOf(table, limitsOf(noun)) });
    return;
  }
  const { header, rows } = table.value;
  const columns = found.columns.length > 0 ? found.columns : matchColumns(header, noun.columns);
  const read = { header, columns, rowsFound: rows.length, rowsPlanned: plannedRows(importId) };
  await ctx.db.update(imports).set(read).where(isPlanning(importId));
  const items = await noun.plan(ctx, rows, { ...found, header, columns });
  while (await writeNext(ctx, importId, items)) await othersTurn();
  const ended = { state: "ready" as const, rowsPlanned: rows.length };
  await end(ctx, importId, { ...ended, rows: noun.many ? [] : rows });
}

/** The rows of the batches that an earlier run has written. */
const plannedRows = (importId: string) => sql<number>`(
  select coalesce(sum(jsonb_array_length(${importItems.rows})), 0) from ${importItems}
  where ${importItems.importId} = ${importId})`;

/** The rows of the file, or those that were stored when it was read before. */
async function tableOf(
  { db }: Ctx,
  noun: ImportNoun,
  { id, header, rows }: typeof imports.$inferSelect,
): Promise<Result<ReadTable, TableRefusal>> {
  if (rows.length > 0) return ok({ header, rows });
  const own = eq(importFiles.importId, id);
  const contents: Buffer[] = [];
  for (const { part } of await db
    .select({ part: importFiles.part })
    .from(importFiles)
    .where(own)
    .orderBy(asc(importFiles.part))) {
    const [one] = await db
      .select()
      .from(importFiles)
      .where(and(own, eq(importFiles.part, part)));
    if (one) contents.push(one.content);
  }
  return readLargeTable(Buffer.concat(contents), noun, async (count) => {
    const read = { rowsFound: null, rowsPlanned: count };
    await db.update(imports).set(read).where(isPlanning(id));
  });
}

/** Writes the next batch in one transaction. False if none is left, or no one waits for it. */
async function writeNext(
  ctx: Ctx,
  importId: string,
  items: readonly PlannedItem[],
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const [found] = await db
      .select({ id: imports.id })
      .from(imports)
      .where(isPlanning(importId))
      .for("update");
    if (!found) return false;
    const [last] = await db
      .select({ position: max(importItems.position) })
      .from(importItems)
      .where(eq(importItems.importId, importId));
    const from = (last?.position ?? -1) + 1;
    const batch = items.slice(from, from + AT_ONCE);
    if (batch.length === 0) return false;
    await writeItems(tx, importId, { items: batch, from });
    const count = batch.reduce((sum, { rows }) => sum + rows.length, 0);
    await db
      .update(imports)
      .set({ rowsPlanned: sql`${imports.rowsPlanned} + ${count}` })
      .where(eq(imports.id, importId));
    return true;
  });
}

/** Ends the planning, and deletes the file. */
async function end(
  ctx: Ctx,
  importId: string,
  values: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    const ended = await db
      .update(imports)
      .set(values)
      .where(isPlanning(importId))
      .returning({ id: imports.id });
    if (ended.length > 0) await db.delete(importFiles).where(eq(importFiles.importId, importId));
  });
}
