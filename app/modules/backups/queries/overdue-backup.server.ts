import { eq } from "drizzle-orm";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { themeSettings } from "#app/modules/settings/tables.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { isOverdue, readFrequency } from "../rules/schedule.ts";

export type OverdueBackup = {
  /** The last backup that was proven; undefined when none ever was. */
  last: { name: string; startedAt: Date } | undefined;
};

/**
 * Whether the newest proven backup is older than the schedule allows. A shop without a key makes no
 * backups: its checklist says so, and nothing is overdue.
 */
export async function overdueBackup(
  { db, now }: Pick<Ctx, "db" | "now">,
  dataDir: string,
): Promise<OverdueBackup | undefined> {
  const settings = await loadSettings(db);
  if (settings.backup_recipient === "") return undefined;
  const list = await (await openBackupFolder(dataDir)).list();
  const last = list.find(({ provenAt }) => provenAt);
  const from = last?.startedAt ?? (await keyMadeAt(db));
  return isOverdue(readFrequency(settings.backup_frequency), from, now) ? { last } : undefined;
}

async function keyMadeAt(db: Db): Promise<Date | undefined> {
  const own = eq(themeSettings.key, "backup_recipient");
  const [key] = await db.select({ at: themeSettings.updatedAt }).from(themeSettings).where(own);
  return key?.at;
}
