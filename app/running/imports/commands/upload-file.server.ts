import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { SentFile } from "#app/platform/http/read-upload.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { PLANNED_AT_ONCE } from "../rules/file-limits.ts";
import type { TableRefusal } from "../rules/read-table.ts";
import { importFiles } from "../tables.server.ts";
import type { ImportNoun } from "../queries/import-noun.server.ts";
import { readHeader, readLargeTable } from "../queries/read-large-table.server.ts";
import { insertImport } from "./insert-import.server.ts";
import { startImport } from "./start-import.server.ts";

/** The database and its driver take a large file in parts, between which others have their turn. */
const PART_BYTES = 1_000_000;

type UploadRefusal = TableRefusal | Refusal<"forbidden" | "unknown">;

/** Stores an uploaded file. A small one is planned at once, and a larger one by a job. */
export async function uploadFile(
  ctx: Ctx,
  noun: ImportNoun,
  { name, bytes }: SentFile,
): Promise<Result<{ id: string }, UploadRefusal>> {
  if (!may(ctx.actor, noun.ability)) return refuse("forbidden");
  const { enqueue } = noun;
  if (!enqueue || bytes.length <= PLANNED_AT_ONCE.bytes) {
    const table = await readLargeTable(bytes, noun);
    if (!table.ok) return table;
    const format = noun.formatOf(table.value.wholeHeader);
    if (format === "") return refuse("unknown");
    return startImport(ctx, noun, { ...table.value, name, format });
  }
  const header = await readHeader(bytes);
  if (!header.ok) return header;
  const format = noun.formatOf(header.value);
  if (format === "") return refuse("unknown");
  return inTransaction(ctx, async (tx) => {
    const { id } = await insertImport(tx, noun, {
      name,
      format,
      state: "planning",
      header: [],
      rows: [],
      columns: [],
    });
    for (let from = 0; from < bytes.length; from += PART_BYTES) {
      const content = Buffer.from(bytes.subarray(from, from + PART_BYTES));
      await tx.db.insert(importFiles).values({ importId: id, part: from / PART_BYTES, content });
    }
    await enqueue(tx.db, id);
    return ok({ id });
  });
}
