import type { Logger } from "pino";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { startPostgres, type RunningPostgres } from "#app/platform/postgres/start-server.server.ts";

export type Database = {
  target: PoolTarget;
  /** Whether the disk has room for writes, as far as this machine can tell. */
  hasRoom(): boolean;
  stop(): Promise<unknown>;
  /** The server that this shop starts by itself. */
  builtIn?: Pick<RunningPostgres, "connection" | "cluster">;
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
  const { connection, hasRoom, stop } = server;
  return { target: connection, hasRoom, stop, builtIn: server };
}
