import { rm } from "node:fs/promises";
import path from "node:path";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";
import { checkBackup } from "./check-backup.server.ts";
import type { Opener } from "./load-backup.server.ts";

type Prove = {
  dataDir: string;
  file: string;
  opensWith: Opener;
  log: Logger;
  /** Looks at what was restored. */
  look: (pool: Pool) => Promise<void>;
};

/**
 * Restores the file as it lies on the disk into a PostgreSQL of its own, which is gone afterwards.
 * Throws when it cannot be restored.
 */
export async function proveBackup({ dataDir, file, opensWith, log, look }: Prove): Promise<void> {
  const ownData = path.join(dataDir, "proof");
  const server = await startPostgres({ dataDir: ownData, log: (line) => log.debug(line) });
  try {
    // Its own shop has just written it, so a file without a signature is proven too.
    const mayBeUnsigned = opensWith.signingKey === undefined;
    const order = { ...opensWith, mayBeUnsigned, file, log, look };
    await checkBackup({ beside: server.connection, ...order });
  } finally {
    await server.stop();
    const left = [server.cluster, `${server.cluster}.log`, ownData];
    await Promise.all(left.map((one) => rm(one, { recursive: true, force: true })));
  }
}
