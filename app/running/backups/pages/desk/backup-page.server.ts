import { formatDateTime } from "#app/lib/dates.ts";
import { openSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { openBackupFolder, type BackupRecord } from "#app/platform/backup/backup-folder.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
import { isBackingUp, whereKept } from "../../queries.server.ts";
import {
  overdueBackup,
  readBackups,
  type OverdueBackup,
} from "../../queries/overdue-backup.server.ts";
import { signingKey } from "../../queries/signing-key.server.ts";
import { KEY_SETTINGS } from "../../rules/key-settings.ts";
import { backupMessages } from "../../texts/staff.ts";
import { showBackup } from "../../views/show-backup.ts";
import { showJournal } from "../../views/show-journal.ts";
import { SCHEDULE_SETTINGS, scheduleTexts, scheduleFields } from "./schedule-fields.ts";
import type { Texts } from "#app/lib/edit.ts";
import { submitSettings } from "#app/running/settings/pages/desk/submit-settings.server.ts";
import { readForm } from "#app/running/settings/rules/read-form.ts";

type StoreEnv = {
  dataDir: string;
  databaseUrl?: string | undefined;
  backupStore?: Parameters<typeof whereKept>[0];
};

/** The page of backups; only people who may download the files see their names. */
export async function showBackups(ctx: Ctx, { dataDir, backupStore, databaseUrl }: StoreEnv) {
  const folder = await openBackupFolder(dataDir);
  // The order matters: a backup that ends in between is in the list then.
  const busy = await isBackingUp(ctx.db);
  const [{ backups: list, journal }, key, { version, settings }] = await Promise.all([
    readBackups(dataDir),
    openSettings(ctx.db, KEY_SETTINGS),
    openSettings(ctx.db, SCHEDULE_SETTINGS),
  ]);
  const mayRun = may(ctx.actor, "backup:run");
  const last = list.find(({ madeAt }) => madeAt);
  const overdue = await overdueBackup(ctx, dataDir);
  const running = busy
    ? list.find((one) => !one.problem && !one.provenAt && !one.doubt)
    : undefined;
  return {
    backups: list.map((one) => showBackup(one, one === running)),
    health: healthOf(last, overdue),
    progress: busy ? { step: running?.step } : undefined,
    hasKey: settings.backup_recipient !== "",
    key: {
      version: key.version,
      recipient: mayRun ? settings.backup_recipient : "",
      isSigning: (await signingKey(ctx)) !== undefined,
    },
    schedule: editable(scheduleTexts(settings), version),
    restoreCommand: ownCommand(
      "restore",
      mayRun && last ? folder.fileOf(last.name) : backupMessages.restoreFile,
    ),
    where: whereKept(backupStore),
    // A database elsewhere is backed up by others.
    journal: databaseUrl === undefined && journal ? showJournal(journal, ctx.now) : undefined,
    mayRun,
  };
}

function healthOf(last: BackupRecord | undefined, overdue: OverdueBackup | undefined) {
  if (!last) return { state: "never" as const, at: "" };
  const at = formatDateTime(last.startedAt);
  if (overdue) {
    const proven = overdue.last && formatDateTime(overdue.last.startedAt);
    return { state: "overdue" as const, at: proven ?? "" };
  }
  return { state: last.provenAt ? ("good" as const) : ("unproven" as const), at };
}

export function submitSchedule(ctx: Ctx, sent: Texts) {
  return submitSettings(ctx, sent, {
    groups: SCHEDULE_SETTINGS,
    fields: scheduleFields,
    textsOf: scheduleTexts,
    parse: (texts) => {
      const read = readForm(texts, ["backup_frequency", "backup_keep"]);
      return read.ok ? read : { ok: false, errors: read.errors, values: texts };
    },
  });
}
