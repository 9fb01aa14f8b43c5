import type { Stats } from "node:fs";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { runProgram } from "./account.server.ts";
import type { Place } from "./place.server.ts";
import { isAlive, namesFolder } from "./process.server.ts";

export type Postmaster = {
  pid: number;
  /** Where it takes connections, which it does not while it starts and stops. */
  address: { host: string; port: number } | undefined;
};

/** Every cluster has a socket folder of its own, so all have the same port. */
export const SOCKET_PORT = 5432;
const SOCKET_LOCK = `.s.PGSQL.${SOCKET_PORT}.lock`;
const LOG_LIMIT_BYTES = 8 * 1024 * 1024;
const LOG_LINES = 15;

// Sized for a machine of 1 to 2 GB. Terse errors keep the values of rows out of the log.
const SETTINGS = {
  port: String(SOCKET_PORT),
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "100",
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  log_error_verbosity: "terse",
};

/** What the cluster's `postmaster.pid` says, or another lock file of the same format. */
export async function readPostmaster(
  cluster: string,
  lockFile = join(cluster, "postmaster.pid"),
): Promise<Postmaster | undefined> {
  return parsePostmaster(await readFile(lockFile, "utf8").catch(() => ""));
}

/** Its lines: pid, cluster, start time, port, socket folder, TCP address, memory, state. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const [pid, , , port, host, , , state] = text.split("\n");
  if (!(Number(pid) > 0)) return undefined;
  const ready = host && state?.trim() === "ready";
  return { pid: Number(pid), address: ready ? { host, port: Number(port) } : undefined };
}

/** False for what a killed server left behind, also when a stranger has its pid by now. */
export function isRunning(cluster: string, postmaster: Postmaster | undefined): boolean {
  return postmaster !== undefined && namesFolder(postmaster.pid, cluster);
}

/**
 * Starts the server unless it is running; `pg_ctl` detaches it and waits until it answers. Returns
 * the last lines of the log when it failed, and nothing when another process was faster.
 */
export async function launchUnlessRunning(place: Place): Promise<string | undefined> {
  if (isRunning(place.cluster, await readPostmaster(place.cluster))) return undefined;
  await clearLocks(place);
  const problem = await launch(place);
  return problem !== undefined && LOST_RACE.test(problem) ? undefined : problem;
}

// The lock file is empty for a moment, and backends of a killed server take a moment to go.
const LOST_RACE = /lock file ".*" (already exists|is empty)|is still in use/;

/** Removes lock files of which PostgreSQL would believe that they are a running server's. */
async function clearLocks({ cluster, socketFolder }: Place): Promise<void> {
  const ours = join(cluster, "postmaster.pid");
  for (const lock of [join(socketFolder, SOCKET_LOCK), ours]) {
    const found = await stat(lock).catch(() => undefined);
    const holder = await readPostmaster(cluster, lock);
    if (holder && isRunning(cluster, holder)) {
      // A server whose files were deleted, to begin anew, would keep the socket for a minute. It
      // writes its pid file before the lock of the socket and removes it after.
      const lostItsFiles = (await readPostmaster(cluster))?.pid !== holder.pid;
      if (lostItsFiles) process.kill(holder.pid, "SIGQUIT");
    } else if (holder ? isAlive(holder.pid) : isLeftEmpty(found)) {
      // A stranger got the pid after a power cut, or the file had not been filled before it.
      await rm(lock, { force: true });
    }
  }
}

// A starting server fills its lock files at once.
function isLeftEmpty(file: Stats | undefined): boolean {
  return file?.size === 0 && Date.now() - file.mtimeMs > 10_000;
}

/** Returns what the log says when the server could not be started. */
export async function launch(place: Place): Promise<string | undefined> {
  const { account, cluster, serverLog, socketFolder } = place;
  const found = await stat(serverLog).catch(() => undefined);
  if (found && found.size > LOG_LIMIT_BYTES) await rename(serverLog, `${serverLog}.1`);
  const log = await open(serverLog, "a", 0o600);
  if (account.other) await log.chown(account.uid, account.gid);
  const { size: before } = await log.stat();
  await log.close();

  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder });
  const options = settings.map(([name, value]) => `-c ${name}="${value}"`).join(" ");
  const args = ["start", "-D", cluster, "-l", serverLog, "-w", "-t", "25", "-o", options];
  return runProgram(account, join(place.programs, "pg_ctl"), args, 30_000).then(
    () => undefined,
    async (error: Error) => {
      const written = (await readFile(serverLog)).subarray(before).toString().trimEnd();
      return written.split("\n").slice(-LOG_LINES).join("\n") || error.message;
    },
  );
}

/**
 * Ends running statements and waits 15 s at most; after that the server stops by itself. Not by
 * `pg_ctl stop`, which goes on waiting when another process has started a new server meanwhile.
 */
export async function stopServer({ cluster }: Place): Promise<void> {
  const stopping = await readPostmaster(cluster);
  if (!stopping) return;
  process.kill(stopping.pid, "SIGINT");
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline && isAlive(stopping.pid)) {
    // The pid file goes last. Where nothing collects ended processes the pid stays.
    if ((await readPostmaster(cluster))?.pid !== stopping.pid) return;
    await pause(20);
  }
}
