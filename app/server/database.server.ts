import type { Logger } from "pino";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";

export type Database = {
  target: PoolTarget;
  /** No other process uses this data folder right now. */
  alone: boolean;
  stop(): Promise<void>;
};

/** The configured PostgreSQL, or the built-in one started for this data folder. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (env.databaseUrl) {
    return {
      target: { connectionString: env.databaseUrl },
      alone: false,
      stop: async () => {},
    };
  }
  const server = await startPostgres({
    dataDir: env.dataDir,
    log: (message: string) => log.info(message),
  });
  return { target: server.connection, alone: server.alone, stop: () => server.stop() };
}
