import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Outcome } from "../rules/planned-item.ts";
import { importItems } from "../tables.server.ts";

const PAGE_SIZE = 50;

/** A page of items in the order of the file. */
export async function listItems(db: Db, importId: string, outcome: Outcome, page: number) {
  const { plan: _, saved: __, ...columns } = importColumns;
  const rows = await db
    .select(columns)
    .from(importItems)
    .where(and(eq(importItems.importId, importId), eq(importItems.outcome, outcome)))
    .orderBy(asc(importItems.position))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE);
  return { items: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** All items in the order of the file. */
export async function itemsOf(db: Db, importId: string) {
  const { label, outcome, result, problem } = importItems;
  return db
    .select({ label, outcome, result, problem })
    .from(importItems)
    .where(eq(importItems.importId, importId))
    .orderBy(asc(importItems.position));
}

const importColumns = {
  id: importItems.id,
  position: importItems.position,
  label: importItems.label,
  rows: importItems.rows,
  outcome: importItems.outcome,
  subjectId: importItems.subjectId,
  changes: importItems.changes,
  notes: importItems.notes,
  problem: importItems.problem,
  plan: importItems.plan,
  result: importItems.result,
  saved: importItems.saved,
  reverted: importItems.reverted,
  revertNote: importItems.revertNote,
};

export type ListedItem = Awaited<ReturnType<typeof listItems>>["items"][number];

/** All items in batches of a thousand, for the file of results. */
export async function* everyItem(db: Db, importId: string): AsyncGenerator<ListedItem[]> {
  const { plan: _, saved: __, ...columns } = importColumns;
  for (let after = -1; ;) {
    const rows = await db
      .select(columns)
      .from(importItems)
      .where(and(eq(importItems.importId, importId), gt(importItems.position, after)))
      .orderBy(asc(importItems.position))
      .limit(1_000);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.position ?? after;
  }
}
