import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { escapeIdentifier, type Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Pack } from "tar-stream";
import type { Files } from "#app/platform/files/file-store.ts";
import * as archive from "./archive-format.ts";
import { readSequences } from "./describe-database.server.ts";
import { signatureOf } from "./signature.server.ts";

const PIECE_BYTES = 4 * 1024 * 1024;

type Source = {
  /** In a transaction that sees one moment. */
  client: Client;
  head: archive.Head;
  files: Files;
  signingKey: string | undefined;
  /** How many of the tables are copied. */
  onProgress: (done: number) => void | Promise<void>;
};

/** Writes all pieces of an archive. No more of it is in memory than one piece and one file. */
export async function writeArchive(pack: Pack, source: Source): Promise<archive.Manifest> {
  const { client, head, onProgress } = source;
  const manifest: archive.Manifest = { pieces: [], rows: {}, files: 0 };
  const add = async (name: string, bytes: Buffer) => {
    manifest.pieces.push({ name, bytes: bytes.length, sha256: sha256(bytes) });
    await addEntry(pack, name, bytes);
  };
  await add(archive.HEAD, json(head));
  for (const [index, table] of head.tables.entries()) {
    let number = 0;
    const rows = copyTo(`copy ${sqlName(table)} (${sqlColumns(table)}) to stdout`);
    for await (const bytes of inPieces(client.query(rows))) {
      await add(archive.tablePiece(table, (number += 1)), bytes);
    }
    manifest.rows[archive.nameOf(table)] = rows.rowCount;
    await onProgress(index + 1);
  }
  // After the tables: a sequence is of no moment, and must not lag behind the numbers given out.
  await add(archive.SEQUENCES, json(await readSequences(client)));
  for await (const { area, name, bytes } of readFiles(source.files)) {
    await add(archive.filePiece(area, name), bytes);
    manifest.files += 1;
  }
  if (source.signingKey) manifest.signature = signatureOf(manifest, source.signingKey);
  await addEntry(pack, archive.MANIFEST, json(manifest));
  pack.finalize();
  return manifest;
}

export const sqlName = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

export const sqlColumns = ({ columns }: archive.Table) => columns.map(escapeIdentifier).join(", ");

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const json = (value: object) => Buffer.from(JSON.stringify(value));

/** Returns when the reader of the archive has room for more. */
async function addEntry(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  const entry = promisify((done: (error?: Error | null) => void) =>
    pack.entry({ name, size: bytes.length, mode: 0o600 }, bytes, done),
  );
  await entry();
}

async function* inPieces(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(chunks);
    [chunks, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/**
 * What people uploaded. A file is written before its row and removed after it, so those that the
 * copied rows name are here; one that is removed meanwhile is named by none.
 */
async function* readFiles(files: Files) {
  for await (const { area, name } of files.list()) {
    if (!archive.fileOf(archive.filePiece(area, name))) continue;
    const bytes = await files.area(area).read(name);
    if (bytes) yield { area, name, bytes: Buffer.from(bytes) };
  }
}
