import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { matchColumns } from "../rules/match-columns.ts";
import type { ReadTable } from "../rules/read-table.ts";
import { imports } from "../tables.server.ts";
import type { ImportNoun } from "../queries/import-noun.server.ts";
import { writePlan } from "./write-plan.server.ts";

/** Stores an uploaded file with its planned changes. It changes nothing else. */
export async function startImport(
  ctx: Ctx,
  noun: ImportNoun,
  file: ReadTable & { name: string; options?: string[]; format?: string },
): Promise<Result<{ id: string }, Refusal<"forbidden">>> {
  if (!may(ctx.actor, noun.ability)) return refuse("forbidden");
  const { header, rows, options = [], format = noun.formatOf(header) } = file;
  const fileName = file.name.replaceAll(/\p{Cc}/gu, "").slice(-120) || "file.csv";
  const columns = matchColumns(header, noun.columns);
  return inTransaction(ctx, async (tx) => {
    const id = tx.ids.newId();
    const reading = { format, header, columns, options, fileName };
    await tx.db.insert(imports).values({
      id,
      noun: noun.name,
      ...reading,
      // A file of many thousand rows is not read again, and may name people.
      rows: noun.many ? [] : rows,
      state: "ready",
      createdBy: actorId(tx.actor),
      createdAt: tx.now,
    });
    await writePlan(tx, noun, { id, rows, reading });
    await recordAudit(tx, {
      action: "import.uploaded",
      subject: { type: "import", id },
      after: { noun: noun.name, fileName, rows: rows.length },
    });
    return ok({ id });
  });
}
