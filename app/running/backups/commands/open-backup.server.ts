import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";

type OpenedBackup = { file: string; bytes: number };

/** Opens the sealed file of a backup for a download, which is logged. */
export async function openBackup(
  ctx: Ctx,
  dataDir: string,
  name: string,
): Promise<Result<OpenedBackup, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "backup:run")) return refuse("forbidden");
  const folder = await openBackupFolder(dataDir);
  const found = await folder.find(name);
  if (found?.bytes === undefined) return refuse("not_found");
  await recordAudit(ctx, { action: "backup.downloaded", subject: { type: "backup", id: name } });
  return ok({ file: folder.fileOf(name), bytes: found.bytes });
}
