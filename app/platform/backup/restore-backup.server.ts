import { rm } from "node:fs/promises";
import path from "node:path";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { openPool, type PoolTarget } from "#app/platform/database/pool.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import {
  databaseOf,
  dropDatabase,
  exchangeDatabase,
  inDatabase,
  makeDatabase,
  refuseOpenShop,
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
  await refuseOpenShop(target);
  await rm(staged, { recursive: true, force: true });
  await makeDatabase(target, restoringName(live));
  try {
    const loaded = await loadBackup({ ...restore, target: restoring, filesInto: staged });
    await usePool(restoring, restore.log, restore.prepare);
    await restore.beforeReplacing(loaded);
    await dropDatabase(target, replacedName(live));
    await moveFiles(staged, files);
    await exchangeDatabase(target, { by: restoringName(live), away: replacedName(live) });
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
