import { mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { errorCode } from "#app/lib/error-code.ts";
import { isAlive } from "./process.server.ts";

const beingMade = new Set<string>();

/**
 * Makes a folder beside its final place and renames it when it is complete: a kill leaves nothing
 * half made, and of two processes at once the first wins and the other drops its copy.
 */
export async function makeFolderAtomically(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  await removeAbandoned(target);
  const folder = await mkdtemp(`${target}.new-${process.pid}-`);
  beingMade.add(folder);
  try {
    await fill(folder);
    await rename(folder, target).catch((error: unknown) => {
      if (errorCode(error) !== "ENOTEMPTY" && errorCode(error) !== "EEXIST") throw error;
    });
    // A power cut could otherwise forget the rename.
    const parent = await open(dirname(target), "r");
    await parent.sync().finally(() => parent.close());
  } finally {
    await remove(folder);
    beingMade.delete(folder);
  }
}

/** Of killed processes. In a container, an earlier process often had our own id. */
async function removeAbandoned(target: string): Promise<void> {
  const prefix = `${basename(target)}.new-`;
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(dirname(target), name);
    const maker = Number.parseInt(name.slice(prefix.length), 10);
    const inUse = maker === process.pid ? beingMade.has(folder) : isAlive(maker);
    if (!inUse) await remove(folder);
  }
}

// The initdb of a killed process may still be writing, hence the retries.
async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
