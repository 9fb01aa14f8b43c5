import { createHash } from "node:crypto";
import { extract, type Header } from "tar-stream";
import type { z } from "zod";
import * as archive from "./archive-format.ts";
import { BackupRefused } from "./backup-refused.ts";
import { unseal } from "./seal.server.ts";

/** What is done with the pieces of an archive, in their order. */
export type Reader = {
  head(head: archive.Head): Promise<void>;
  rows(table: string, bytes: Uint8Array): Promise<void>;
  sequences(sequences: archive.Sequence[]): Promise<void>;
  file(place: { area: string; name: string }, bytes: Uint8Array): Promise<void>;
};

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Passes the pieces of a sealed archive on as they come. That they are all there and unchanged is
 * known at the end, so what a reader does with them must be possible to throw away. Throws
 * BackupRefused.
 */
export async function readArchive(
  file: string,
  identity: string,
  reader: Reader,
): Promise<archive.Manifest> {
  const pieces: archive.Piece[] = [];
  let manifest: archive.Manifest | undefined;
  for await (const { name, bytes } of entriesOf(file, identity)) {
    if (manifest) throw new BackupRefused("damaged");
    if (name === archive.MANIFEST) manifest = parse(archive.manifest, bytes);
    else {
      const digest = createHash("sha256").update(bytes).digest("hex");
      pieces.push({ name, bytes: bytes.length, sha256: digest });
      await pass(name, bytes, pieces.length === 1, reader);
    }
  }
  if (!manifest || JSON.stringify(manifest.pieces) !== JSON.stringify(pieces)) {
    throw new BackupRefused("damaged");
  }
  return manifest;
}

async function pass(name: string, bytes: Uint8Array, isFirst: boolean, reader: Reader) {
  if (isFirst !== (name === archive.HEAD)) throw new BackupRefused("damaged");
  if (isFirst) return reader.head(parse(archive.head, bytes));
  if (name === archive.SEQUENCES) return reader.sequences(parse(archive.sequences, bytes));
  const table = archive.tableOf(name);
  if (table !== undefined) return reader.rows(table, bytes);
  const place = archive.fileOf(name);
  if (!place) throw new BackupRefused("damaged");
  return reader.file(place, bytes);
}

async function* entriesOf(file: string, identity: string) {
  const plain = await unseal(file, identity);
  const entries = extract();
  plain.on("error", (error) => entries.destroy(error));
  plain.pipe(entries);
  const iterator = entries[Symbol.asyncIterator]();
  try {
    for (;;) {
      const read = await nextEntry(iterator);
      if (!read) return;
      yield read;
    }
  } finally {
    plain.destroy();
    entries.destroy();
  }
}

type Entries = AsyncIterator<AsyncIterable<unknown> & { header: Header }>;

async function nextEntry(iterator: Entries) {
  try {
    const { done, value } = await iterator.next();
    if (done) return undefined;
    if (value.header.size > MOST_BYTES) throw new BackupRefused("damaged");
    const chunks: Uint8Array[] = [];
    for await (const chunk of value) if (chunk instanceof Uint8Array) chunks.push(chunk);
    return { name: value.header.name, bytes: Buffer.concat(chunks) };
  } catch (cause) {
    throw cause instanceof BackupRefused ? cause : new BackupRefused("damaged", { cause });
  }
}

function parse<S extends z.ZodType>(schema: S, bytes: Uint8Array): z.infer<S> {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch (cause) {
    throw new BackupRefused("damaged", { cause });
  }
}
