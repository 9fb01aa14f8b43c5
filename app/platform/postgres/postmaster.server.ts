import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runProgram } from "./account.server.ts";
import type { Place } from "./place.server.ts";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { errorCode } from "#app/lib/error-code.ts";

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
  // Beyond this an archive that cannot be reached begins anew, instead of filling the disk.
  max_slot_wal_keep_size: "2GB",
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  log_error_verbosity: "terse",
};

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  return readLock(join(cluster, "postmaster.pid"));
}

async function readLock(file: string): Promise<Postmaster | undefined> {
  return parsePostmaster(await readFile(file, "utf8").catch(() => ""));
}

/** The lines of a lock file: pid, cluster, start time, port, socket folder, TCP address, memory, state. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const [pid, , , port, host, , , state] = text.split("\n");
  if (!(Number(pid) > 0)) return undefined;
  const ready = host && state?.trim() === "ready";
  return { pid: Number(pid), address: ready ? { host, port: Number(port) } : undefined };
}

/** False for what a killed server left behind, also when another process has its pid by now. */
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
  for (const lock of [join(socketFolder, SOCKET_LOCK), join(cluster, "postmaster.pid")]) {
    const file = await stat(lock).catch(() => undefined);
    const owner = await readLock(lock);
    if (owner && isRunning(cluster, owner)) {
      // A server whose files were deleted would keep the socket for a minute. It writes its pid
      // file before the lock of the socket, and removes it after.
      const lostItsFiles = (await readPostmaster(cluster))?.pid !== owner.pid;
      if (lostItsFiles) process.kill(owner.pid, "SIGQUIT");
    } else if (owner ? isAlive(owner.pid) : file && Date.now() - file.mtimeMs > 10_000) {
      // After a power cut: another process got the pid, or the file was never filled.
      await rm(lock, { force: true });
    }
  }
}

type Launch = {
  /** How long it may take to be ready. */
  seconds?: number;
  /** Gives way to everything else on the machine. */
  isSlow?: boolean;
};

/** Returns what the log says when the server could not be started. */
export async function launch(
  place: Place,
  { seconds = 25, isSlow = false }: Launch = {},
): Promise<string | undefined> {
  const { account, cluster, serverLog, socketFolder } = place;
  const { size } = await stat(serverLog).catch(() => ({ size: 0 }));
  if (size > LOG_LIMIT_BYTES) await rename(serverLog, `${serverLog}.1`);
  const log = await open(serverLog, "a", 0o600);
  if (account.other) await log.chown(account.uid, account.gid);
  const { size: before } = await log.stat();
  await log.close();

  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder });
  const options = settings.map(([name, value]) => `-c ${name}="${value}"`).join(" ");
  const start = ["start", "-D", cluster, "-l", serverLog, "-w", "-t", `${seconds}`, "-o", options];
  const command = [
    ...(isSlow ? ["nice", "-n", "19"] : []),
    join(place.programs, "pg_ctl"),
    ...start,
  ];
  const [file = "", ...args] = command;
  return runProgram(account, file, args, (seconds + 5) * 1000).then(
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
export async function stopServer({ cluster }: Pick<Place, "cluster">): Promise<void> {
  const stopping = await readPostmaster(cluster);
  if (!stopping || !isRunning(cluster, stopping)) return;
  process.kill(stopping.pid, "SIGINT");
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline && isRunning(cluster, stopping)) await pause(20);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** Whether the process names the folder on its command line, as a postmaster does. */
export function namesFolder(pid: number, folder: string): boolean {
  return isAlive(pid) && ` ${commandLine(pid)} `.includes(` ${folder} `);
}

function commandLine(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
