import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { matchColumns } from "../rules/match-columns.ts";
import type { ReadTable } from "../rules/read-table.ts";
import type { ImportNoun } from "../queries/import-noun.server.ts";
import { insertImport } from "./insert-import.server.ts";
import { writePlan } from "./write-plan.server.ts";

/** Stores an uploaded file with its planned changes. It changes nothing else. */
export async function startImport(
  ctx: Ctx,
  noun: ImportNoun,
  file: ReadTable & { name: string; options?: string[]; format?: string },
): Promise<Result<{ id: string }, Refusal<"forbidden">>> {
  if (!may(ctx.actor, noun.ability)) return refuse("forbidden");
  const { name, header, rows, options = [], format = noun.formatOf(header) } = file;
  const columns = matchColumns(header, noun.columns);
  return inTransaction(ctx, async (tx) => {
    const read = { format, header, columns, options };
    // A file of many thousand rows is not read again, and may name people.
    const stored = noun.many ? [] : rows;
    const { id, fileName } = await insertImport(tx, noun, {
      ...read,
      name,
      state: "ready",
      rows: stored,
    });
    await writePlan(tx, noun, { id, rows, reading: { ...read, fileName } });
    return ok({ id });
  });
}
