import { formatDateTime } from "#app/lib/dates.ts";
import { openSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { openBackupFolder, type BackupRecord } from "#app/platform/backup/backup-folder.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { isBackingUp } from "../queries.server.ts";
import { KEY_SETTINGS } from "../rules/key-settings.ts";
import { isOverdue, readFrequency } from "../rules/schedule.ts";
import { showBackup } from "../views/show-backup.ts";
import { SCHEDULE_SETTINGS, scheduleTexts } from "./schedule-fields.ts";

/** The page of backups; the files are named to those alone who may have them. */
export async function showBackups(ctx: Ctx, dataDir: string) {
  const folder = await openBackupFolder(dataDir);
  // In this order: a backup that ends meanwhile is then in the list.
  const busy = await isBackingUp(ctx.db);
  const [list, key, { version, settings }] = await Promise.all([
    folder.list(),
    openSettings(ctx.db, KEY_SETTINGS),
    openSettings(ctx.db, SCHEDULE_SETTINGS),
  ]);
  const mayRun = may(ctx.actor, "backup:run");
  const last = list.find(({ madeAt }) => madeAt);
  const running = busy
    ? list.find((one) => !one.problem && !one.provenAt && !one.doubt)
    : undefined;
  return {
    backups: list.map((one) => showBackup(one, one === running)),
    health: healthOf(last, readFrequency(settings.backup_frequency), ctx.now),
    progress: busy ? { step: running?.step } : undefined,
    hasKey: settings.backup_recipient !== "",
    key: { version: key.version, recipient: mayRun ? settings.backup_recipient : "" },
    schedule: editable(scheduleTexts(settings), version),
    newestFile: mayRun && last ? folder.fileOf(last.name) : undefined,
    mayRun,
  };
}

type Frequency = ReturnType<typeof readFrequency>;

function healthOf(last: BackupRecord | undefined, frequency: Frequency, now: Date) {
  if (!last) return { state: "never" as const, at: "" };
  const at = formatDateTime(last.startedAt);
  if (isOverdue(frequency, last.startedAt, now)) return { state: "overdue" as const, at };
  return { state: last.provenAt ? ("good" as const) : ("unproven" as const), at };
}
