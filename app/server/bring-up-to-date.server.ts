import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { makeBackup, type BackupPlace } from "#app/platform/backup/make-backup.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { migrateDatabase } from "#app/platform/database/migrate.server.ts";
import { setMark } from "#app/platform/database/shop-marks.server.ts";
import { CommandRefused } from "./command-refused.ts";

type Update = {
  /** Waits as long as it takes. */
  pool: Pool;
  place: BackupPlace;
  log: Logger;
  projectRoot?: string | undefined;
};

/**
 * Brings the schema up to this version: says which migrations ran, and makes a backup before, unless
 * the database is new or there is no key for backups yet.
 */
export async function bringUpToDate(update: Update): Promise<void> {
  const { pool, log, projectRoot = process.cwd() } = update;
  const version = await versionOf(projectRoot);
  const ran = await migrateDatabase(pool, projectRoot, {
    before: (pending) => backUpBefore(update, { version, pending }),
  });
  if (ran.length > 0) log.info({ migrations: ran, version }, "the database was brought up to date");
  await setMark(openDb(pool), "version", { value: version, now: new Date() });
}

type Step = { version: string; pending: readonly string[] };

async function backUpBefore(update: Update, step: Step): Promise<void> {
  const { pool, place, log, projectRoot } = update;
  const recipient = await recipientIn(pool);
  if (!recipient) {
    log.warn(step, "no backup before this update: there is no key for it, see Settings → Backup");
    return;
  }
  const order = { ...place, recipient, projectRoot, now: new Date(), id: systemIds.newId() };
  const made = await makeBackup({ ...order, why: "before an update" }).catch((error: unknown) => {
    log.error({ err: error }, "the backup before an update failed");
    throw new CommandRefused(
      "The backup before this update failed for the reason above. Nothing was changed. Make room in DATA_DIR/backups, then start again.",
    );
  });
  if (made.ok) {
    log.info({ backup: made.value.name, ...step }, "a backup was made before the update");
  } else if (made.reason === "already_running") {
    throw new CommandRefused(
      "A backup is running. Start this version when it has finished. Nothing was changed.",
    );
  }
}

/** By hand, since the tables are those of an older version. */
async function recipientIn(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>(
    "select value from theme_settings where key = 'backup_recipient'",
  );
  return rows[0]?.value;
}

/** The version of this program. */
export async function versionOf(projectRoot: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(projectRoot, "package.json"), "utf8"));
  return String(version);
}
