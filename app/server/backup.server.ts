import { backUp } from "#app/running/backups/commands/back-up.server.ts";
import { makeBackupKey } from "#app/running/backups/commands/make-backup-key.server.ts";
import { KEY_SETTINGS } from "#app/running/backups/rules/key-settings.ts";
import { backupCommandMessages as say } from "#app/running/backups/texts/staff-commands.ts";
import { openSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { ENDING, openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { CommandRefused } from "./command-refused.ts";
import { openDatabaseOnly } from "./database-only.server.ts";

/**
 * `npm run backup`, also while the shop is open and before a newer version migrates its database;
 * with `--make-key` it makes the owner's key instead.
 */
export async function backup({ words }: { words: readonly string[] }): Promise<void> {
  const [word, ...more] = words;
  if (more.length > 0 || (word !== undefined && word !== "--make-key")) {
    throw new CommandRefused(say.backupUsage);
  }
  const env = parseEnv(process.env);
  const { place, ctx, close } = await openDatabaseOnly(env, "npm run backup");
  try {
    if (word) return await printNewKey(ctx);
    const made = await backUp(ctx, place, "by hand");
    if (!made.ok) throw new CommandRefused(say.refused[made.reason]);
    const folder = await openBackupFolder(env.dataDir);
    console.log(say.made({ ...made.value, file: folder.fileOf(made.value.name) }));
  } finally {
    await close();
  }
}

async function printNewKey(ctx: Ctx): Promise<void> {
  const { settings, version } = await openSettings(ctx.db, KEY_SETTINGS);
  if (settings.backup_recipient !== "") throw new CommandRefused(say.hasKey);
  const made = await makeBackupKey(ctx, version);
  if (!made.ok) throw new CommandRefused(say.refused[made.reason]);
  console.log(say.newKey({ ...made.value, ending: ENDING }));
}
