import { readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { isAlive, namesFolder, parsePostmaster } from "#app/platform/postgres/postmaster.server.ts";
import { CLUSTER_PREFIX, clusterParents } from "./cluster-folder.ts";

/** The data folders of a run's apps, below the folder of its cluster. */
export const SHOPS = "shops";
/** Each process of a shop has such a file, `<pid>.pid`. */
export const PID_FILE = ".pid";
export const APP_SCRIPT = "scripts/serve.mjs";

const END_LIMIT_MS = 5_000;

/**
 * Ends the server without its shutdown checkpoint and removes its folder. Also runs during exit.
 */
export function removeCluster(folder: string): void {
  for (const shop of childrenOf(path.join(folder, SHOPS))) {
    for (const file of childrenOf(shop).filter((name) => name.endsWith(PID_FILE))) {
      const app = Number.parseInt(path.basename(file), 10);
      if (app > 0 && namesFolder(app, APP_SCRIPT)) process.kill(app, "SIGKILL");
    }
  }
  const pid = runningServer(path.join(folder, "data"));
  if (pid !== undefined) {
    process.kill(pid, "SIGQUIT");
    waitForEnd(pid, path.join(folder, "data"));
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

/** Removes the remains of earlier runs that were killed outright. Folders of living runs stay. */
export function sweepAbandonedClusters(): void {
  for (const folder of clusterParents().flatMap(clustersIn)) {
    const maker = Number.parseInt(path.basename(folder).slice(CLUSTER_PREFIX.length), 10);
    if (!(maker > 0) || isAlive(maker)) continue;
    try {
      removeCluster(folder);
    } catch (error) {
      process.stderr.write(`${folder} was left behind: ${String(error)}\n`);
    }
  }
}

function clustersIn(parent: string): string[] {
  return childrenOf(parent).filter((child) => path.basename(child).startsWith(CLUSTER_PREFIX));
}

function childrenOf(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

function runningServer(data: string): number | undefined {
  const pid = parsePostmaster(readIfThere(path.join(data, "postmaster.pid")))?.pid;
  return pid !== undefined && namesFolder(pid, data) ? pid : undefined;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

// Blocks on purpose: an exiting process runs no timers and awaits nothing. In the meantime our own
// child stays a zombie, which no longer names its folder.
function waitForEnd(pid: number, data: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  const end = Date.now() + END_LIMIT_MS;
  while (namesFolder(pid, data) && Date.now() < end) Atomics.wait(clock, 0, 0, 10);
}
