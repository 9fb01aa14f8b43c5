import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import type { BackupStore } from "#app/platform/backup/backup-store.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { outlivedAway } from "../rules/outlived-away.ts";

/**
 * Copies the backups that the store does not have, the newest first, and deletes there what has
 * outlived its time. A copy that fails is tried again within the hour; its record says why.
 */
export async function sendBackups(
  { now, log }: Pick<JobCtx, "now" | "log">,
  dataDir: string,
  store: BackupStore,
): Promise<void> {
  const folder = await openBackupFolder(dataDir);
  const waiting = (await folder.list()).filter(({ madeAt, sentAt }) => madeAt && !sentAt);
  for (const { name } of waiting) {
    const sent = await store.send(folder.fileOf(name)).then(
      () => ({ sentAt: now, sendProblem: undefined }),
      (error: Error) => ({ sendProblem: error.message }),
    );
    if (sent.sendProblem !== undefined) log.error(sent, "a backup could not be copied away");
    // It may have been removed meanwhile.
    const backup = await folder.find(name);
    if (backup) await folder.save({ ...backup, ...sent });
  }
  const outlived = async () => outlivedAway(await store.list());
  for (const name of await outlived().catch(() => [])) await store.remove(name);
}
