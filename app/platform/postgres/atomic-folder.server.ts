import { existsSync } from "node:fs";
import { mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Makes a folder beside its final place and renames it when it is complete. Of two processes at
 * once the first wins. It removes all other copies: those of killed processes, and the copy of the
 * loser, which then fails and finds the folder in its place.
 */
export async function makeFolderAtomically(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(`${target}.new-`);
  try {
    await fill(folder);
    await rename(folder, target);
    await syncFolder(dirname(target));
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    const prefix = existsSync(target) ? `${basename(target)}.new-` : basename(folder);
    for (const name of await readdir(dirname(target))) {
      if (name.startsWith(prefix)) await remove(join(dirname(target), name));
    }
  }
}

/** A power cut could otherwise forget the renames in it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

// An initdb may still be writing, hence the retries. Its own process tries again when it has ended.
async function remove(folder: string): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  await rm(folder, options).catch(() => undefined);
}
