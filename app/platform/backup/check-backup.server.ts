import type { Logger } from "pino";
import type { Pool } from "pg";
import { openPool, type PoolTarget } from "#app/platform/database/pool.server.ts";
import { databaseOf, dropDatabase, inDatabase, makeDatabase } from "./database-server.server.ts";
import { loadBackup, type LoadedBackup, type Opener } from "./load-backup.server.ts";

type Check = Opener & {
  /** A database of the server that is used; the check is made in another one beside it. */
  beside: PoolTarget;
  file: string;
  log: Logger;
  projectRoot?: string | undefined;
  /** Looks at what was restored. */
  look: (pool: Pool) => Promise<void>;
};

/** Restores a backup into a database of its own, and drops that. Throws BackupRefused. */
export async function checkBackup(check: Check): Promise<LoadedBackup> {
  const name = `${databaseOf(check.beside)}_checked`;
  const target = inDatabase(check.beside, name);
  await makeDatabase(check.beside, name);
  try {
    const loaded = await loadBackup({ ...check, target });
    const pool = openPool(target, check.log, { max: 2, silenceMs: undefined });
    await check.look(pool).finally(() => pool.end());
    return loaded;
  } finally {
    await dropDatabase(check.beside, name);
  }
}
