import type { Pool } from "pg";
import { z } from "zod";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { BackupPlace, Proof } from "#app/platform/backup/make-backup.server.ts";
import type { BackupStore } from "#app/platform/backup/backup-store.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { proveBackup } from "#app/platform/backup/prove-backup.server.ts";
import { moduleJobs, task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { backUp } from "./commands/back-up.server.ts";
import { sendBackups } from "./jobs/send-backups.server.ts";
import { mailOverdue } from "./jobs/mail-overdue.server.ts";
import { isDue, readFrequency } from "./rules/schedule.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "backups.make": Record<string, never>;
  }
}

/** Checks a restored shop and returns its faults. */
type FindDoubts = (pool: Pool) => Promise<string[]>;

/** Requested and scheduled backups. Both are proven. */
export function backupsJobs(place: BackupPlace, findDoubts: FindDoubts, store?: BackupStore) {
  const send = async (ctx: JobCtx) => store && sendBackups(ctx, place.dataDir, store);
  const provenBackUp = async (ctx: JobCtx, why: "by hand" | "scheduled") => {
    const prove: Proof = async (file, opensWith) => {
      const doubts: string[] = [];
      const look = async (pool: Pool) => void doubts.push(...(await findDoubts(pool)));
      await proveBackup({ dataDir: place.dataDir, file, opensWith, log: ctx.log, look });
      return doubts;
    };
    try {
      const made = await backUp(ctx, place, why, prove);
      if (!made.ok) ctx.log.warn({ reason: made.reason }, "no backup was made");
      await send(ctx);
    } catch (error) {
      // The list shows the reason. A scheduled backup is retried within the hour, not more often.
      ctx.log.error({ err: error }, "a backup failed");
    }
  };
  const make = task("backups.make", z.object({}), (ctx) => provenBackUp(ctx, "by hand"));
  const makeDue = task("backups.make-due", z.unknown(), async (ctx) => {
    const settings = await loadSettings(ctx.db);
    if (settings.backup_recipient === "") return;
    const made = (await (await openBackupFolder(place.dataDir)).list()).find((it) => it.madeAt);
    const frequency = readFrequency(settings.backup_frequency);
    if (isDue(frequency, made?.startedAt, ctx.now)) await provenBackUp(ctx, "scheduled");
  });
  const watch = task("backups.watch", z.unknown(), (ctx) => mailOverdue(ctx, place.dataDir));
  return moduleJobs({
    tasks: [make],
    schedule: [
      { task: makeDue, match: "25 * * * *" },
      { task: task("backups.send", z.unknown(), send), match: "40 * * * *" },
      { task: watch, match: "55 * * * *" },
    ],
  });
}
