import { sql } from "drizzle-orm";
import { storedSettings } from "#app/running/settings/queries.server.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { themeSettings } from "#app/running/settings/tables.server.ts";
import { openBackupFolder, type BackupRecord } from "#app/platform/backup/backup-folder.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readState, type JournalState } from "#app/platform/journal/state.server.ts";
import { isStuck } from "../rules/journal-health.ts";
import { isOverdue, readFrequency } from "../rules/schedule.ts";

export type OverdueBackup = {
  /** The last proven backup; undefined if there never was one. */
  last: { name: string; startedAt: Date } | undefined;
  /** Why proven backups after it are on this machine alone. */
  sendProblem: string | undefined;
};

type BackupState = {
  journal?: JournalState | undefined;
  /** The stored texts by key. */
  settings: Record<string, string>;
  keyMadeAt: string | null;
};

/** When the backup key was made; part of a statement. */
export const backupKeyMadeAt = sql<string | null>`(select ${themeSettings.updatedAt}::text
  from ${themeSettings} where ${themeSettings.key} = 'backup_recipient')`;

export async function overdueBackup(
  { db, now }: Pick<Ctx, "db" | "now">,
  dataDir: string,
): Promise<OverdueBackup | undefined> {
  const { rows } = await db.execute<BackupState>(
    sql`select ${storedSettings} as settings, ${backupKeyMadeAt} as "keyMadeAt"`,
  );
  const [known] = rows;
  if (!known) throw new Error("a select of one row returned none");
  const { backups, journal } = await readBackups(dataDir);
  return findOverdue({ ...known, journal }, backups, now);
}

/** What lies in the data folder about backups. */
export async function readBackups(dataDir: string) {
  const backups = await (await openBackupFolder(dataDir)).list();
  return { backups, journal: await readState(dataDir) };
}

/**
 * Whether the newest proven backup is older than the schedule allows; one that could not be copied
 * to the store does not count. So is a continuous backup that has failed for an hour. A shop without
 * a key makes no backups, so none is overdue; its checklist shows the missing key.
 */
export function findOverdue(
  { settings: stored, keyMadeAt, journal }: BackupState,
  backups: readonly BackupRecord[],
  now: Date,
): OverdueBackup | undefined {
  const settings = readSettings(stored);
  if (settings.backup_recipient === "") return undefined;
  const proven = backups.filter(({ provenAt }) => provenAt);
  const last = proven.find(({ sendProblem }) => sendProblem === undefined);
  const overdue = { last, sendProblem: proven[0]?.sendProblem };
  const from = last?.startedAt ?? (keyMadeAt === null ? undefined : new Date(keyMadeAt));
  if (isOverdue(readFrequency(settings.backup_frequency), from, now)) return overdue;
  return isStuck(journal, now) ? { last, sendProblem: journal?.problem } : undefined;
}
