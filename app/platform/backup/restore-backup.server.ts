import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { escapeIdentifier, type Client, type Pool } from "pg";
import type { Logger } from "pino";
import { errorCode } from "#app/lib/error-code.ts";
import { openPool, type PoolTarget } from "#app/platform/database/pool.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { BackupRefused } from "./backup-refused.ts";
import {
  administer,
  databaseOf,
  dropDatabase,
  inDatabase,
  makeDatabase,
} from "./database-server.server.ts";
import { loadBackup, type LoadedBackup } from "./load-backup.server.ts";

type Restore = {
  target: PoolTarget;
  dataDir: string;
  files: Files;
  file: string;
  identity: string;
  mayBeUnsigned?: boolean | undefined;
  log: Logger;
  projectRoot?: string | undefined;
  /** Inspects the restored database before it replaces the shop's, and may change it. */
  prepare: (pool: Pool) => Promise<void>;
  /** Runs after everything is loaded and checked, before anything is replaced. */
  beforeReplacing: (loaded: LoadedBackup) => Promise<void>;
};

const LEAVING_TRIES = 20;
const LEAVING_MS = 100;

/** The name of the restored database until it replaces the shop's. */
const restoringName = (live: string) => `${live}_restoring`;
export const replacedName = (live: string) => `${live}_replaced`;

/**
 * Loads a backup into a new database and a new folder, and replaces the shop's own with both when
 * everything is right. Throws BackupRefused and then leaves the shop as it was.
 */
export async function restoreBackup(restore: Restore): Promise<LoadedBackup> {
  const { target, dataDir, files } = restore;
  const live = databaseOf(target);
  const restoring = inDatabase(target, restoringName(live));
  const staged = path.join(dataDir, "files-restoring");
  await refuseOpenShop(target, live);
  await rm(staged, { recursive: true, force: true });
  await makeDatabase(target, restoringName(live));
  try {
    const loaded = await loadBackup({ ...restore, target: restoring, filesInto: staged });
    await usePool(restoring, restore.log, restore.prepare);
    await restore.beforeReplacing(loaded);
    await dropDatabase(target, replacedName(live));
    await moveFiles(staged, files);
    await swap(target, live);
    return loaded;
  } finally {
    await dropDatabase(target, restoringName(live));
    await rm(staged, { recursive: true, force: true });
  }
}

async function usePool(target: PoolTarget, log: Logger, work: (pool: Pool) => Promise<void>) {
  const pool = openPool(target, log, { max: 2, silenceMs: undefined });
  await work(pool).finally(() => pool.end());
}

async function refuseOpenShop(target: PoolTarget, live: string): Promise<void> {
  const inUse = await administer(target, async (client) => {
    // PostgreSQL takes a moment to notice that a process has disconnected.
    for (let tries = LEAVING_TRIES; tries > 0; tries -= 1) {
      if (!(await isUsed(client, live))) return false;
      await pause(LEAVING_MS);
    }
    return true;
  });
  if (inUse) throw new BackupRefused("shop_is_open");
}

async function isUsed(client: Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = $1 and backend_type = 'client backend' limit 1",
    [database],
  );
  return rowCount === 1;
}

/**
 * Adds the restored files to the existing ones. Names are unique and files never change, so a file
 * of the same name is identical. A later sweep removes files that no row names.
 */
async function moveFiles(from: string, to: Files): Promise<void> {
  for await (const { area, name } of createDiskFiles(from).list()) {
    const store = to.area(area);
    const isThere = await store.read(name);
    const bytes = isThere ?? (await createDiskFiles(from).area(area).read(name));
    if (!isThere && bytes) await store.write(name, bytes);
  }
}

/** Both renames share one transaction. PostgreSQL cannot rename a database in use. */
async function swap(target: PoolTarget, live: string): Promise<void> {
  await administer(target, async (client) => {
    await client.query("begin");
    try {
      await renameDatabase(client, live, replacedName(live));
      await renameDatabase(client, restoringName(live), live);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      const IN_USE = "55006";
      throw errorCode(error) === IN_USE
        ? new BackupRefused("shop_is_open", { cause: error })
        : error;
    }
  });
}

async function renameDatabase(client: Client, from: string, to: string): Promise<void> {
  await client.query(`alter database ${escapeIdentifier(from)} rename to ${escapeIdentifier(to)}`);
}
