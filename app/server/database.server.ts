import type { Logger } from "pino";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";

export type Database = {
  target: PoolTarget;
  /** No other process uses this data folder right now. */
  alone: boolean;
  /** Whether what is written now will find its place, as far as this machine can tell. */
  hasRoom(): boolean;
  stop(): Promise<void>;
};

/** The configured PostgreSQL, or the built-in one started for this data folder. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (env.databaseUrl) {
    return {
      target: { connectionString: env.databaseUrl },
      alone: false,
      hasRoom: () => true,
      stop: async () => {},
    };
  }
  const server = await startPostgres({
    dataDir: env.dataDir,
    log: (message: string) => log.info(message),
  });
  const { connection: target, alone, hasRoom } = server;
  return { target, alone, hasRoom, stop: () => server.stop() };
}
