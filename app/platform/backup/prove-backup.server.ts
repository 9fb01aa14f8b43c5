import { rm } from "node:fs/promises";
import path from "node:path";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";
import { checkBackup } from "./check-backup.server.ts";

type Prove = {
  dataDir: string;
  file: string;
  identity: string;
  log: Logger;
  /** Looks at what was restored. */
  look: (pool: Pool) => Promise<void>;
};

/**
 * Restores the file as it lies on the disk into a PostgreSQL of its own, which is gone afterwards.
 * Throws when it cannot be restored.
 */
export async function proveBackup({ dataDir, file, identity, log, look }: Prove): Promise<void> {
  const ownData = path.join(dataDir, "proof");
  const server = await startPostgres({ dataDir: ownData, log: (line) => log.debug(line) });
  try {
    await checkBackup({ beside: server.connection, file, identity, log, look });
  } finally {
    await server.stop();
    const left = [server.cluster, `${server.cluster}.log`, ownData];
    await Promise.all(left.map((one) => rm(one, { recursive: true, force: true })));
  }
}
