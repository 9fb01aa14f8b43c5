import path from "node:path";
import type { Logger } from "pino";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";

export type Database = {
  target: PoolTarget;
  /** Whether the disk has room for writes, as far as this machine can tell. */
  hasRoom(): boolean;
  stop(): Promise<void>;
};

/** The configured PostgreSQL, or the built-in one started for this data folder. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (env.databaseUrl) {
    return {
      target: { connectionString: env.databaseUrl },
      hasRoom: () => true,
      stop: async () => {},
    };
  }
  const server = await startPostgres({
    dataDir: env.dataDir,
    log: (message: string) => log.info(message),
  });
  if (env.production) {
    const files = path.join(env.dataDir, "files");
    const warning = `The shop's data is on this machine only, the database in ${server.cluster} and pictures in ${files}, and nothing backs it up yet: stop the shop regularly and copy both folders to another machine.`;
    log.warn(warning);
    console.warn(warning);
  }
  return { target: server.connection, hasRoom: server.hasRoom, stop: () => server.stop() };
}
