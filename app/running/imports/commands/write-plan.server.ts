import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ImportRow } from "../rules/read-table.ts";
import { importItems } from "../tables.server.ts";
import type { ImportNoun, Reading } from "../queries/import-noun.server.ts";
import { writeItems } from "./write-items.server.ts";

/** Stores what the rows would do now, in place of the earlier plan. */
export async function writePlan(
  tx: Ctx,
  noun: ImportNoun,
  { id, rows, reading }: { id: string; rows: readonly ImportRow[]; reading: Reading },
): Promise<void> {
  const items = await noun.plan(tx, rows, reading);
  await tx.db.delete(importItems).where(eq(importItems.importId, id));
  await writeItems(tx, id, { items, from: 0 });
}
