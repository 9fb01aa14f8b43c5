import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { recipientOf } from "#app/platform/backup/keys.server.ts";
import { signingKeyOf } from "#app/platform/backup/signature.server.ts";
import { sealSigningKey } from "../queries/signing-key.server.ts";

/**
 * After a restore, the shop signs its backups again, even if its secret differs from that of the
 * machine that made them.
 */
export async function keepSigning(ctx: Ctx, identity: string): Promise<void> {
  const { backup_recipient: recipient } = await loadSettings(ctx.db);
  if (recipient !== (await recipientOf(identity))) return;
  const backup_signing = sealSigningKey(ctx, signingKeyOf(identity));
  const saved = await saveSettings(ctx, { backup_signing });
  if (!saved.ok) throw new Error(`the signing key was not stored: ${saved.reason}`);
}
