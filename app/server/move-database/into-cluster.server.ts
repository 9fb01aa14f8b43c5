import { rm } from "node:fs/promises";
import type { Client } from "pg";
import { holdShop } from "#app/platform/backup/database-server.server.ts";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";
import { switchCluster } from "#app/platform/postgres/switch-cluster.server.ts";
import { copyAndCheck, type Copied, type Move } from "./copy-and-check.server.ts";

type IntoCluster = Move & {
  source: PoolTarget;
  /** Runs after everything is checked, before the files are exchanged. */
  beforeSwitch: () => Promise<void>;
};

/** `kept` is where the former files of the data folder are, if there were any. */
export type MovedIntoCluster = Copied & { kept: string | undefined };

/** Moves the shop into a new server of this program, and puts that in the place of the former one. */
export async function moveIntoCluster(move: IntoCluster): Promise<MovedIntoCluster> {
  const from = await holdShop(move.source);
  return fillCluster(move, from).finally(() => from.end().catch(() => undefined));
}

async function fillCluster(move: IntoCluster, from: Client): Promise<MovedIntoCluster> {
  const { env, log, beforeSwitch } = move;
  const say = (line: string) => log.debug(line);
  const server = await startPostgres({ dataDir: env.dataDir, isMoving: true, log: say });
  try {
    const into = server.connection;
    const copied = await copyAndCheck({ ...move, from, into, room: 2 }).finally(() =>
      server.stop(),
    );
    await beforeSwitch();
    return { ...copied, kept: await switchCluster(server.cluster) };
  } catch (error) {
    const left = [server.cluster, `${server.cluster}.log`];
    for (const one of left) await rm(one, { recursive: true, force: true });
    throw error;
  }
}
