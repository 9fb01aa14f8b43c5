import { join } from "node:path";
import process from "node:process";
import type { Place } from "./placement.server.ts";
import { isRunning, readPostmaster } from "./postmaster.server.ts";
import { SOCKET_LOCK } from "./socket-folder.server.ts";

/**
 * Ends a server whose files were deleted under it (the data folder was removed to begin anew). It
 * would find out by itself within a minute and until then keep the socket. A server writes its pid
 * file before the lock of the socket and removes it after, so a lock alone proves the loss.
 */
export async function retireOrphan({ cluster, socketFolder }: Place): Promise<void> {
  const lock = join(socketFolder, SOCKET_LOCK);
  const atSocket = await readPostmaster(cluster, lock);
  if (!atSocket || !isRunning(cluster, atSocket)) return;
  const atFiles = await readPostmaster(cluster);
  if (atFiles?.pid !== atSocket.pid) process.kill(atSocket.pid, "SIGQUIT");
}
