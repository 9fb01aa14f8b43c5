import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { recipientOf } from "#app/platform/backup/keys.server.ts";
import { signingKeyOf } from "#app/platform/backup/signature.server.ts";
import { sealSigningKey } from "../queries/signing-key.server.ts";

/**
 * After a restore: the shop signs its backups again, also when its secret is another one than that
 * of the machine where they were made.
 */
export async function keepSigning(ctx: Ctx, identity: string): Promise<void> {
  const { backup_recipient: recipient } = await loadSettings(ctx.db);
  if (recipient !== (await recipientOf(identity))) return;
  const backup_signing = sealSigningKey(ctx, signingKeyOf(identity));
  const saved = await saveSettings(ctx, { backup_signing });
  if (!saved.ok) throw new Error(`the signing key was not stored: ${saved.reason}`);
}
