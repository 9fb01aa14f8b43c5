import { mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { codeOf } from "./error-code.server.ts";
import { isAlive } from "./process-alive.server.ts";

const mine = new Set<string>();

/**
 * Makes a folder beside its final place and renames it there when it is complete: a kill leaves
 * nothing half made, and of two makers at once the first wins and the other drops its copy.
 */
export async function makeWhole(
  target: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  await clearHalfMade(target);
  const folder = await mkdtemp(`${target}.new-${process.pid}-`);
  mine.add(folder);
  try {
    await make(folder);
    await renameUnlessThere(folder, target);
    await syncFolder(dirname(target));
  } finally {
    await remove(folder);
    mine.delete(folder);
  }
}

async function renameUnlessThere(folder: string, target: string): Promise<void> {
  try {
    await rename(folder, target);
  } catch (error) {
    if (codeOf(error) !== "ENOTEMPTY" && codeOf(error) !== "EEXIST") throw error;
  }
}

/** Removes what makers left that were killed; a maker still at work is left alone. */
async function clearHalfMade(target: string): Promise<void> {
  const start = `${basename(target)}.new-`;
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(start)) continue;
    const folder = join(dirname(target), name);
    const maker = Number.parseInt(name.slice(start.length), 10);
    const atWork = maker === process.pid ? mine.has(folder) : isAlive(maker);
    if (!atWork) await remove(folder);
  }
}

// The initdb of a killed maker may still be writing, so some rounds can find new files.
async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

// Without this a power cut could forget the rename although all files inside are on disk.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}
