import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { imports } from "../tables.server.ts";
import type { ImportNoun } from "../queries/import-noun.server.ts";

type Row = typeof imports.$inferInsert;
type UploadedFile = Pick<Row, "format" | "state" | "header" | "rows" | "columns" | "options"> & {
  name: string;
};

/** Stores what is known of an uploaded file. Call inside a transaction. */
export async function insertImport(
  tx: Ctx,
  noun: ImportNoun,
  { name, ...file }: UploadedFile,
): Promise<{ id: string; fileName: string }> {
  const id = tx.ids.newId();
  const fileName = name.replaceAll(/\p{Cc}/gu, "").slice(-120) || "file.csv";
  await tx.db.insert(imports).values({
    ...file,
    id,
    noun: noun.name,
    fileName,
    createdBy: actorId(tx.actor),
    createdAt: tx.now,
  });
  await recordAudit(tx, {
    action: "import.uploaded",
    subject: { type: "import", id },
    after: { noun: noun.name, fileName },
  });
  return { id, fileName };
}
