import { statfs } from "node:fs/promises";

/**
 * Below this a shop saves nothing more. A server that finds no room for its own journal ends, and
 * takes even the reading of pages with it; this leaves it sixteen files of that journal.
 */
const LEAST_BYTES = 256 * 1024 * 1024;
const EVERY_MS = 1_000;

export type DiskSpace = {
  /** Whether what is written now will find its place. */
  isEnough(): boolean;
  close(): void;
};

type Options = {
  log: (line: string) => void;
  /** The bytes that are free for the account of the database. */
  freeBytes?: (folder: string) => Promise<number>;
};

/** Looks once a second how much is free where the database is. */
export async function watchDiskSpace(
  folder: string,
  { log, freeBytes = readFreeBytes }: Options,
): Promise<DiskSpace> {
  let enough = true;
  async function look(): Promise<void> {
    // A disk that does not answer says nothing about its room.
    const free = await freeBytes(folder).catch(() => undefined);
    if (free === undefined || free >= LEAST_BYTES === enough) return;
    enough = !enough;
    const left = `${Math.floor(free / 1024 / 1024)} MB are free at ${folder}`;
    log(
      enough
        ? `${left}: the shop saves again`
        : `Only ${left}: the shop shows its pages and saves nothing until ${LEAST_BYTES / 1024 / 1024} MB are`,
    );
  }
  await look();
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return { isEnough: () => enough, close: () => clearInterval(timer) };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
