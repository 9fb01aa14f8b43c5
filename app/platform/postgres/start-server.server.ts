import process from "node:process";
import { ensureCluster } from "./cluster.server.ts";
import { APP_DATABASE, APP_ROLE, ensureDatabase } from "./ensure-database.server.ts";
import { explainStart } from "./explain-start.server.ts";
import { joinServer } from "./join-server.server.ts";
import { keepHold } from "./keep-hold.server.ts";
import { choosePlace } from "./placement.server.ts";
import { leaveServer } from "./stop-server.server.ts";
import { watchRoom } from "./watch-room.server.ts";

export type PostgresOptions = {
  dataDir: string;
  /** The folder whose node_modules holds the platform package. */
  projectRoot?: string;
  log?: (line: string) => void;
};

export type RunningPostgres = {
  /** `host` is the folder of the unix socket. */
  connection: { host: string; port: number; user: string; database: string };
  /** No other process held the server when this one joined. */
  alone: boolean;
  /** Whether its disk has room for what is written now. */
  hasRoom(): boolean;
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>;
};

/**
 * Starts or joins the PostgreSQL server of the data folder. Throws DatabaseUnavailable, or a
 * ConfigurationError where the folder cannot be written to.
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
}: PostgresOptions): Promise<RunningPostgres> {
  const place = await choosePlace(dataDir, projectRoot);
  await ensureCluster(place);
  const hold = await joinServer(place);
  await ensureDatabase(hold.client).catch(async (error: unknown) => {
    await leaveServer(hold, place.cluster);
    throw error;
  });
  const { address, alone } = hold;

  // The app's pools know one address, so a server started anew must come back at the same.
  const samePlace = { ...place, socketFolder: address.host };
  const letGo = keepHold(hold, () => joinServer(samePlace), log);
  const room = await watchRoom(place.cluster, { log });
  const leave = async () => {
    room.close();
    const held = await letGo();
    if (held) log(`Built-in PostgreSQL: ${await leaveServer(held, place.cluster)}`);
  };
  let leaving: Promise<void> | undefined;

  return {
    connection: { ...address, user: APP_ROLE, database: APP_DATABASE },
    alone,
    hasRoom: room.isEnough,
    stop: () => (leaving ??= leave()),
  };
}
