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
    // A power cut could otherwise forget the rename.
    const parent = await open(dirname(target), "r");
    await parent.sync().finally(() => parent.close());
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    const prefix = existsSync(target) ? `${basename(target)}.new-` : basename(folder);
    for (const name of await readdir(dirname(target))) {
      if (name.startsWith(prefix)) await remove(join(dirname(target), name));
    }
  }
}

// An initdb may still be writing, hence the retries. Its own process tries again when it has ended.
async function remove(folder: string): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  await rm(folder, options).catch(() => undefined);
}
