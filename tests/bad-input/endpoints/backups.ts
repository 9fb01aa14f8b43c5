import path from "node:path";
import { makeBackupKey } from "#app/running/backups/commands/make-backup-key.server.ts";
import { KEY_SETTINGS } from "#app/running/backups/rules/key-settings.ts";
import { SCHEDULE_SETTINGS } from "#app/running/backups/pages/desk/schedule-fields.ts";
import { openSettings } from "#app/running/settings/queries.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { makeKey } from "#app/platform/backup/keys.server.ts";
import { makeBackup } from "#app/platform/backup/make-backup.server.ts";
import { targetOf } from "#app/platform/database/pool.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, count, readFrom, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";

export const backups = {
  "/admin/settings/backup": {
    GET: () => ({ as: "admin", query: { sort: anything("made") } }),
    POST: {
      "make-key": async ({ db }) => {
        const { version } = await openSettings(db, KEY_SETTINGS);
        const fields = { intent: choice("make-key"), version: secret(String(version)) };
        return { as: "admin", fields };
      },
      "back-up": async (shop) => {
        await withKey(shop);
        await forgetRequest(shop);
        return {
          as: "admin",
          fields: { intent: choice("back-up") },
          restore: () => forgetRequest(shop),
        };
      },
      schedule: async ({ db }) => {
        const { version, settings } = await openSettings(db, SCHEDULE_SETTINGS);
        return {
          as: "admin",
          fields: {
            ...readFrom(version),
            backup_frequency: choice("weekly", "daily", "monthly"),
            backup_keep: count(settings.backup_keep === 40 ? "41" : "40"),
          },
        };
      },
    },
  },
  "/admin/settings/backup/:backupId": {
    GET: async (shop) => ({
      as: "admin",
      params: { backupId: secret(await aBackup(shop)) },
      // The audit log records who downloaded a backup.
      changes: true,
    }),
  },
} satisfies Some;

async function withKey({ db, system }: Shop): Promise<void> {
  const { version, settings } = await openSettings(db, KEY_SETTINGS);
  if (settings.backup_recipient !== "") return;
  const made = await makeBackupKey(system(), version);
  if (!made.ok) throw new Error(made.reason);
}

/** Removes the job: a backup takes longer than all cases together, and a journey covers it. */
async function forgetRequest({ pool }: Shop): Promise<void> {
  await pool.query("select graphile_worker.remove_job('backups.make')");
}

async function aBackup({ pool, dataDir, system }: Shop): Promise<string> {
  const folder = await openBackupFolder(dataDir);
  const [found] = await folder.list();
  if (found) return found.name;
  const { recipient } = await makeKey();
  const { now, ids } = system();
  const files = createDiskFiles(path.join(dataDir, "files"));
  const order = { target: targetOf(pool), dataDir, files, recipient, now, id: ids.newId() };
  const made = await makeBackup({ ...order, why: "by hand" });
  if (!made.ok) throw new Error(made.reason);
  return made.value.name;
}
