import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { makeKey, type BackupKey } from "#app/platform/backup/keys.server.ts";
import { signingKeyOf } from "#app/platform/backup/signature.server.ts";
import { sealSigningKey } from "../queries/signing-key.server.ts";
import { KEY_SETTINGS } from "../rules/key-settings.ts";

/**
 * Makes the key for the encryption of backups from now on. Only this answer ever has its private
 * half. `version` is the version of the settings that the owner saw, so that a form sent twice
 * cannot replace a key that the owner has just written down.
 */
export async function makeBackupKey(
  ctx: Ctx,
  version: number,
): Promise<Result<BackupKey, Refusal<"forbidden" | "changed_meanwhile">>> {
  if (!may(ctx.actor, "backup:run")) return refuse("forbidden");
  const key = await makeKey();
  const opened = { groups: KEY_SETTINGS, version };
  const saved = await saveSettings(
    ctx,
    {
      backup_recipient: key.recipient,
      backup_signing: sealSigningKey(ctx, signingKeyOf(key.identity)),
    },
    opened,
  );
  if (saved.ok) return ok(key);
  if (saved.reason === "invalid") throw new Error("a new recipient is no text that can be stored");
  return refuse(saved.reason);
}
