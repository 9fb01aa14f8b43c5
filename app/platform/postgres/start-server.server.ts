import process from "node:process";
import { APP_DATABASE, APP_ROLE, ensureCluster, ensureDatabase } from "./cluster.server.ts";
import { watchDiskSpace } from "./disk-space.server.ts";
import { takeLease } from "./lease.server.ts";
import { choosePlace } from "./place.server.ts";
import { SOCKET_PORT } from "./postmaster.server.ts";
import { explainStart } from "./start-errors.server.ts";
import { removeServer } from "./switch-cluster.server.ts";

export type PostgresOptions = {
  dataDir: string;
  /** The folder whose node_modules holds the platform package. */
  projectRoot?: string;
  log?: (line: string) => void;
  /** A new server beside the shop's, in place of what an earlier move left there. */
  isMoving?: boolean;
};

export type RunningPostgres = {
  /** `host` is the folder of the unix socket. */
  connection: { host: string; port: number; user: string; database: string };
  /** The folder of the database files. */
  cluster: string;
  /** Whether its disk has room for writes. */
  hasRoom(): boolean;
  /** Stops the server unless another process still uses it; then the answer is "left". */
  stop(): Promise<"left" | "stopped">;
};

/**
 * Starts or joins the PostgreSQL server of the data folder. Throws DatabaseUnavailable, OtherMajor,
 * or a ConfigurationError when the folder cannot be written to.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  return startOrJoin(options).catch((error: unknown) => {
    throw explainStart(error, options.dataDir);
  });
}

async function startOrJoin({
  dataDir,
  projectRoot = process.cwd(),
  log = () => undefined,
  isMoving = false,
}: PostgresOptions): Promise<RunningPostgres> {
  const place = await choosePlace(dataDir, projectRoot, isMoving);
  if (isMoving) await removeServer(place);
  await ensureCluster(place);
  const lease = await takeLease(place, log);
  await ensureDatabase(lease.client).catch(async (error: unknown) => {
    await lease.end();
    throw error;
  });
  const space = await watchDiskSpace(place.cluster, log);
  const host = place.socketFolder;
  return {
    connection: { host, port: SOCKET_PORT, user: APP_ROLE, database: APP_DATABASE },
    cluster: place.cluster,
    hasRoom: space.isEnough,
    async stop() {
      space.close();
      const how = await lease.end();
      log(`Built-in PostgreSQL: ${how}`);
      return how;
    },
  };
}
