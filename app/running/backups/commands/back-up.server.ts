import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { openBackupFolder, type BackupRecord } from "#app/platform/backup/backup-folder.server.ts";
import {
  makeBackup,
  type BackupPlace,
  type Proof,
} from "#app/platform/backup/make-backup.server.ts";
import { signingKey } from "../queries/signing-key.server.ts";
import { outlived } from "../rules/outlived.ts";

type BackUpRefusal = Refusal<"forbidden" | "no_key" | "already_running" | "no_shop">;

/**
 * Makes a backup with the owner's key, proves it if `prove` is given, and removes the oldest
 * backups. It takes longer the larger the shop is.
 */
export async function backUp(
  ctx: Ctx,
  place: BackupPlace,
  why: BackupRecord["why"],
  prove?: Proof,
): Promise<Result<BackupRecord, BackUpRefusal>> {
  if (!may(ctx.actor, "backup:run")) return refuse("forbidden");
  const { backup_recipient: recipient, backup_keep: keep } = await loadSettings(ctx.db);
  if (recipient === "") return refuse("no_key");
  const signing = { recipient, signingKey: await signingKey(ctx) };
  const order = { ...place, ...signing, why, now: ctx.now, id: ctx.ids.newId(), prove };
  // Failed attempts are listed too, but only the newest of them are stored.
  const made = await makeBackup(order).finally(() => removeOld(place.dataDir, keep));
  if (!made.ok) return made;
  const { name, ...after } = made.value;
  await recordAudit(ctx, { action: "backup.made", subject: { type: "backup", id: name }, after });
  return ok(made.value);
}

async function removeOld(dataDir: string, keep: number): Promise<void> {
  const folder = await openBackupFolder(dataDir);
  for (const name of outlived(await folder.list(), keep)) await folder.remove(name);
}
