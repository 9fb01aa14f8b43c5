import { statfs } from "node:fs/promises";

/**
 * Below this the shop saves nothing more. A server without room for its own journal ends, and takes
 * even the reading of pages with it; this leaves room for sixteen files of the journal.
 */
const LEAST_MB = 256;
const EVERY_MS = 1_000;

export type DiskSpace = {
  /** Whether there is room for writes. */
  isEnough(): boolean;
  close(): void;
};

/** Looks once a second how much is free where the database is. */
export async function watchDiskSpace(
  folder: string,
  log: (line: string) => void,
  freeBytes = readFreeBytes,
): Promise<DiskSpace> {
  let enough = true;
  async function look(): Promise<void> {
    // A disk that does not answer says nothing about its room.
    const free = await freeBytes(folder).catch(() => undefined);
    const megabytes = Math.floor((free ?? 0) / 1024 / 1024);
    if (free === undefined || megabytes >= LEAST_MB === enough) return;
    enough = !enough;
    const left = `${megabytes} MB are free at ${folder}: the shop`;
    const pause = `Only ${left} shows its pages but saves nothing until ${LEAST_MB} MB are`;
    log(enough ? `${left} saves again` : pause);
  }
  await look();
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return { isEnough: () => enough, close: () => clearInterval(timer) };
}

/** The bytes that are free for the account of the database. */
async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
