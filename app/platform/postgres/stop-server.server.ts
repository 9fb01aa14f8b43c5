import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { close, giveUpShare, type Hold } from "./hold.server.ts";
import { readPostmaster } from "./postmaster.server.ts";
import { isAlive } from "./process-alive.server.ts";

const FAST_LIMIT_MS = 15_000;
const IMMEDIATE_LIMIT_MS = 5_000;

/** Gives the share in the server back and, as the last who had one, stops it. */
export async function leaveServer({ client }: Hold, cluster: string): Promise<"left" | "stopped"> {
  try {
    // The exclusive lock is kept until the server is down: who joins now waits and starts it anew.
    const last = await giveUpShare(client).catch(() => false);
    if (!last) return "left";
    await stopServer(cluster);
    return "stopped";
  } finally {
    await close(client);
  }
}

async function stopServer(cluster: string): Promise<void> {
  // Read while connected to this very server, so the pid cannot be a stranger's.
  const postmaster = await readPostmaster(cluster);
  if (!postmaster) return;
  process.kill(postmaster.pid, "SIGINT");
  if (await isGone(cluster, postmaster.pid, FAST_LIMIT_MS)) return;
  process.kill(postmaster.pid, "SIGQUIT");
  await isGone(cluster, postmaster.pid, IMMEDIATE_LIMIT_MS);
}

// The pid file goes last. Where nobody collects ended processes the pid stays for ever.
async function isGone(cluster: string, pid: number, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    const now = await readPostmaster(cluster);
    if (now?.pid !== pid || !isAlive(pid)) return true;
    await pause(20);
  }
  return false;
}
