import { open, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { Shelf } from "../backup/backup-store.server.ts";
import type { Chain } from "./chain.server.ts";
import { nameOf } from "./names.ts";
import { fileName, fileStart, type JournalFiles } from "./position.ts";
import { sealSigned, type WritingKeys } from "./signed-file.server.ts";

export type Archive = {
  shelf: Shelf;
  /** A folder of this machine where files are sealed before they are sent. */
  desk: string;
  keys: WritingKeys;
};

/** The files of the running server, and up to where its journal is on the disk. */
type Source = JournalFiles & { cluster: string; end: number; now: Date };

/**
 * Sends the journal that the archive does not have yet, in parts that lie in one file each. After a
 * failure the chain is as far as it came.
 */
export async function sendParts(archive: Archive, chain: Chain, source: Source): Promise<void> {
  while (chain.position < source.end) {
    const from = chain.position;
    const to = Math.min(source.end, fileStart(from, source) + source.fileBytes);
    // Only the last part of a round has all that was confirmed by now.
    const at = to < source.end ? chain.sentAt : source.now;
    const name = nameOf({ kind: "part", chain: chain.id, from, to, at });
    await sendSealed(archive, name, Readable.from([await readJournal(source, from, to)]));
    chain.position = to;
  }
  chain.sentAt = source.now;
}

/** What lies before the end never changes, and the server keeps it until it is let go. */
async function readJournal(source: Source, from: number, to: number): Promise<Buffer> {
  const file = await open(path.join(source.cluster, "pg_wal", fileName(from, source)), "r");
  try {
    const bytes = Buffer.alloc(to - from);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from - fileStart(from, source));
    if (bytesRead < bytes.length)
      throw new Error("the journal of PostgreSQL is shorter than it says");
    return bytes;
  } finally {
    await file.close();
  }
}

/** Under its name a file on the shelf is always complete. */
export async function sendSealed(archive: Archive, name: string, plain: Readable): Promise<void> {
  const file = path.join(archive.desk, name);
  await rm(file, { force: true });
  try {
    await sealSigned(file, plain, archive.keys);
    await archive.shelf.send(file);
  } finally {
    await rm(file, { force: true });
  }
}
