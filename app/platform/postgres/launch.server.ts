import { spawn } from "node:child_process";
import { type FileHandle, open, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Place } from "./placement.server.ts";
import type { Postmaster } from "./postmaster.server.ts";
import { runAs } from "./run-as.server.ts";
import { readLogFrom, sizeOf } from "./server-log.server.ts";
import { SOCKET_PORT } from "./socket-folder.server.ts";

const MEGABYTE = 1024 * 1024;

// Sized for a machine of 1 to 2 GB. Terse errors keep the values of rows out of the log.
const SETTINGS = {
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

export type Launch = {
  /** Why it is not running any more; undefined while it is. */
  ended(): Promise<{ log: string; tryAgain: boolean } | undefined>;
};

/** Starts the server in a session of its own, so that Ctrl-C reaches the app alone. */
export async function launch(place: Place, stale: Postmaster | undefined): Promise<Launch> {
  const log = await openLog(place);
  const start = await sizeOf(place.serverLog);
  const as = runAs(place.account);
  const child = spawn(join(place.programs, "postgres"), serverOptions(place), {
    ...as,
    env: { ...as.env, ...disownedPid(stale) },
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  let end: string | undefined;
  child.once("error", (error) => (end = error.message));
  child.once("exit", (code, signal) => (end ??= `It ended with ${signal ?? code}.`));
  child.unref();
  await log.close();

  return {
    async ended() {
      if (end === undefined) return undefined;
      const said = await readLogFrom(place.serverLog, start);
      return { log: `${said}\n${end}`, tryAgain: lostTheRace(said) };
    },
  };
}

function serverOptions({ cluster, socketFolder }: Place): string[] {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", cluster, "-k", socketFolder, "-p", String(SOCKET_PORT), ...settings];
}

// PostgreSQL takes any live process with the recorded pid for a server. This variable names the
// one pid that is not, and all its other checks (memory still attached, a new pid file) stay.
function disownedPid(stale: Postmaster | undefined): { PG_GRANDPARENT_PID?: string } {
  return stale ? { PG_GRANDPARENT_PID: String(stale.pid) } : {};
}

// Another process started it first, or is about to (the lock file is empty for a moment), or
// backends of a killed server have yet to go.
function lostTheRace(log: string): boolean {
  return /lock file ".*" (already exists|is empty)|is still in use/.test(log);
}

async function openLog({ serverLog, account }: Place): Promise<FileHandle> {
  const found = await stat(serverLog).catch(() => undefined);
  if (found && found.size > 8 * MEGABYTE) await rename(serverLog, `${serverLog}.1`);
  const log = await open(serverLog, "a", 0o600);
  if (account.other) await log.chown(account.uid, account.gid);
  return log;
}
