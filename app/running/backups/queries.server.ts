import {
  openBackupStore,
  type BackupStoreSettings,
} from "#app/platform/backup/backup-store.server.ts";
import { KEPT_AWAY } from "./rules/outlived-away.ts";
import { backupMessages as say } from "./texts/staff.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { BACKUP_LOCK } from "#app/platform/backup/make-backup.server.ts";

/** Whether a backup of this database is running, or a job is about to start one. */
export async function isBackingUp(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ busy: boolean }>(sql`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and granted and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32 | objid::bigint) = ${BACKUP_LOCK}::bigint
    ) or exists (
      select from graphile_worker.jobs
      where task_identifier = 'backups.make'
        and (attempts < max_attempts or locked_at is not null)
    ) as busy`);
  return rows[0]?.busy === true;
}

/** Says where backups are, for the page. */
export function whereKept(store: BackupStoreSettings | undefined): string {
  return store ? say.alsoAt(openBackupStore(store).label, KEPT_AWAY) : say.whereText;
}
