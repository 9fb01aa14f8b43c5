import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Place } from "./placement.server.ts";
import { SOCKET_LOCK } from "./socket-folder.server.ts";

// A starting server fills its lock files at once; a much older empty one is from a power cut.
const LEFT_BEHIND_MS = 10_000;

/** Removes lock files without content, before which PostgreSQL would give up for ever. */
export async function dropEmptyLocks({ cluster, socketFolder }: Place): Promise<void> {
  for (const lock of [join(cluster, "postmaster.pid"), join(socketFolder, SOCKET_LOCK)]) {
    const found = await stat(lock).catch(() => undefined);
    const leftBehind = found?.size === 0 && Date.now() - found.mtimeMs > LEFT_BEHIND_MS;
    if (leftBehind) await rm(lock, { force: true });
  }
}
