import { findOtherMajor } from "#app/platform/postgres/place.server.ts";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";
import { CommandRefused } from "../command-refused.ts";
import type { Move } from "./copy-and-check.server.ts";
import { findPrograms } from "./find-programs.server.ts";
import { moveIntoCluster } from "./into-cluster.server.ts";

/**
 * Moves the built-in database to the PostgreSQL of this program. The former one keeps its files, and
 * its own programs read them. Undefined when there is nothing to move.
 */
export async function moveToNewVersion(move: Move & { programs?: string | undefined }) {
  const { env, log, programs } = move;
  const other = await findOtherMajor(env.dataDir);
  if (!other) return undefined;
  if (other.found > other.own) throw other;
  const projectRoot = await findPrograms(other.found, programs);
  const say = (line: string) => log.debug(line);
  const former = await startPostgres({ dataDir: env.dataDir, projectRoot, log: say });
  let isStopped = false;
  try {
    const moved = await moveIntoCluster({
      ...move,
      source: former.connection,
      async beforeSwitch() {
        isStopped = (await former.stop()) === "stopped";
        if (!isStopped) throw new CommandRefused(OPENED);
      },
    });
    return { ...moved, from: other.found, to: other.own };
  } finally {
    if (!isStopped) await former.stop();
  }
}

const OPENED =
  "A process of the shop has started since. Stop all of its processes and run this again. Nothing was changed.";
