import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { PlannedItem } from "../rules/planned-item.ts";
import { importItems } from "../tables.server.ts";

/** Stores planned items by one statement; the first of them is at position `from`. */
export async function writeItems(
  { db, ids }: Ctx,
  importId: string,
  { items, from }: { items: readonly PlannedItem[]; from: number },
): Promise<void> {
  const rows = items.map((item, index) => ({ ...item, id: ids.newId(), position: from + index }));
  await db.execute(sql`
    insert into ${importItems} (id, import_id, position, label, rows, outcome, subject_id, changes,
      notes, problem, plan)
    select r.id, ${importId}, r.position, r.label, r.rows, r.outcome, r."subjectId", r.changes,
      r.notes, r.problem, r.plan
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, position int, label text,
      rows jsonb, outcome text, "subjectId" uuid, changes jsonb, notes jsonb, problem text,
      plan jsonb)`);
}
