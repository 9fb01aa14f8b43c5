import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockImport } from "../queries/lock-import.server.ts";
import { PLANNED_AT_ONCE } from "../rules/file-limits.ts";
import { importItems, imports } from "../tables.server.ts";
import type { ImportNoun } from "../queries/import-noun.server.ts";
import { writePlan } from "./write-plan.server.ts";

type ReadingInput = { columns: readonly (string | null)[]; options: readonly string[] };

/** Plans an uploaded file again, with other columns or options or after changes in the shop. */
export async function planImport(
  ctx: Ctx,
  noun: ImportNoun,
  importId: string,
  wanted: ReadingInput,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "started" | "twice">>> {
  if (!may(ctx.actor, noun.ability)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, noun.name, importId);
    if (!found) return refuse("not_found");
    if (found.state !== "ready") return refuse("started");
    const { header, rows, format, fileName } = found;
    const columns = header.map((_, index) => wanted.columns[index] ?? null);
    const used = columns.filter((field) => field !== null);
    if (new Set(used).size !== used.length) return refuse("twice");
    const options = noun.options.filter((option) => wanted.options.includes(option));
    const own = eq(imports.id, importId);
    if (noun.enqueue && rows.length > PLANNED_AT_ONCE.rows) {
      const anew = { state: "planning" as const, rowsFound: rows.length, rowsPlanned: 0 };
      await tx.db
        .update(imports)
        .set({ columns, options, ...anew })
        .where(own);
      await tx.db.delete(importItems).where(eq(importItems.importId, importId));
      await noun.enqueue(tx.db, importId);
      return ok(undefined);
    }
    await tx.db.update(imports).set({ columns, options }).where(own);
    const reading = { format, header, columns, options, fileName };
    await writePlan(tx, noun, { id: importId, rows, reading });
    return ok(undefined);
  });
}
