import { createWriteStream } from "node:fs";
import {
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  type FileHandle,
} from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import type { Client } from "pg";
import { extract, pack, type Pack } from "tar-stream";
import { errorCode } from "#app/lib/error-code.ts";
import { BackupRefused } from "../backup/backup-refused.ts";
import { sealInto } from "../backup/seal.server.ts";
import { readServer, type Chain } from "./chain.server.ts";
import { nameOf, type ArchiveFile } from "./names.ts";
import { fileStart, readPosition, type JournalFiles } from "./position.ts";
import type { Archive } from "./send-parts.server.ts";
import { signFile, unsealSigned, type ReadingKeys } from "./signed-file.server.ts";

/** What PostgreSQL makes anew, or what belongs to the running server alone. */
const LEFT_OUT = [
  /^postmaster\.(?:pid|opts)$/,
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//,
  /(?:^|\/)pgsql_tmp/,
  /(?:^|\/)pg_internal\.init/,
];
/** Tells how the journal is cut into files. It is of no use to PostgreSQL. */
const CUT_FILE = "project-me.json";
/** Read last: it says up to where the other files are whole. */
const CONTROL = "global/pg_control";
const CHUNK_BYTES = 256 * 1024;

/**
 * Copies the files of a running server into the archive. They change meanwhile; the journal between
 * the two positions makes them whole. The connection is a superuser's, and of no more use afterwards.
 */
export async function sendBase(
  client: Client,
  { archive, chain, cluster }: { archive: Archive; chain: Chain; cluster: string },
): Promise<ArchiveFile> {
  const { timeline, fileBytes } = await readServer(client);
  const cut = { timeline, fileBytes };
  const file = path.join(archive.desk, "base");
  await rm(file, { force: true });
  try {
    const { start, stop } = await copyFiles(client, { cluster, cut, file, archive });
    const { now: at } = await readServer(client);
    const from = fileStart(readPosition(start), cut);
    const base = { kind: "base", chain: chain.id, from, to: readPosition(stop), at } as const;
    const named = path.join(archive.desk, nameOf(base));
    await rename(file, named);
    await signFile(named, archive.keys.signingKey);
    await archive.shelf.send(named).finally(() => rm(named, { force: true }));
    return { ...base, name: nameOf(base) };
  } finally {
    await rm(file, { force: true });
  }
}

type Copying = { cluster: string; cut: JournalFiles; file: string; archive: Archive };

async function copyFiles(client: Client, { cluster, cut, file, archive }: Copying) {
  const tar = pack();
  const giveUp = (error: unknown): never => {
    tar.destroy();
    throw error;
  };
  const { rows: begun } = await client.query("select pg_backup_start('project-me', true) as lsn");
  const copied = addFiles(tar, { cluster, cut }, client).catch(giveUp);
  const plain = Readable.from(tar, { objectMode: false });
  const sealed = sealInto(file, plain, archive.keys.recipients).catch(giveUp);
  const [copying, sealing] = await Promise.allSettled([copied, sealed]);
  if (sealing.status === "rejected") throw sealing.reason;
  if (copying.status === "rejected") throw copying.reason;
  return { start: String(begun[0].lsn), stop: copying.value };
}

type Cluster = Pick<Copying, "cluster" | "cut">;

/** Returns where the journal has to reach, as PostgreSQL writes positions. */
async function addFiles(tar: Pack, { cluster, cut }: Cluster, client: Client): Promise<string> {
  await addEntry(tar, CUT_FILE, Buffer.from(JSON.stringify(cut)));
  for (const { name, isFolder } of await namesIn(cluster)) {
    await (isFolder ? addEntry(tar, name) : addFile(tar, cluster, name));
  }
  await addFile(tar, cluster, CONTROL);
  const { rows } = await client.query("select lsn, labelfile from pg_backup_stop(false)");
  await addEntry(tar, "backup_label", Buffer.from(rows[0].labelfile));
  tar.finalize();
  return String(rows[0].lsn);
}

/** Unpacks a copy into an empty folder, and returns how its journal is cut. */
export async function unpackBase(
  file: string,
  folder: string,
  keys: ReadingKeys,
): Promise<JournalFiles> {
  const plain = await unsealSigned(file, keys);
  const entries = extract();
  const reading = pipeline(plain, entries);
  reading.catch(() => undefined);
  for await (const entry of entries) {
    const target = path.join(folder, entry.header.name);
    if (!target.startsWith(`${folder}${path.sep}`)) throw new BackupRefused("damaged");
    if (entry.header.type === "directory") {
      await mkdir(target, { mode: 0o700 });
      entry.resume();
    } else await pipeline(entry, createWriteStream(target, { mode: 0o600, flush: true }));
  }
  await reading;
  return JSON.parse(await readFile(path.join(folder, CUT_FILE), "utf8"));
}

/** Folders come before what is in them. The left out ones are there, and empty. */
async function namesIn(
  cluster: string,
  inside = "",
): Promise<{ name: string; isFolder: boolean }[]> {
  const found = await readdir(path.join(cluster, inside), { withFileTypes: true });
  const all: { name: string; isFolder: boolean }[] = [];
  for (const entry of found) {
    const name = path.posix.join(inside, entry.name);
    const isFolder = entry.isDirectory();
    if (LEFT_OUT.some((pattern) => pattern.test(name)) || name === CONTROL) continue;
    if (isFolder) all.push({ name, isFolder }, ...(await namesIn(cluster, name)));
    else if (entry.isFile()) all.push({ name, isFolder });
  }
  return all;
}

/** A table can grow, shrink or disappear while it is read; the journal has what is missing. */
async function addFile(tar: Pack, cluster: string, name: string): Promise<void> {
  const handle = await open(path.join(cluster, name), "r").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  });
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    const entry = tar.entry({ name, size, mode: 0o600 });
    await pipeline(Readable.from(chunksOf(handle, size)), entry);
  } finally {
    await handle.close();
  }
}

/** The tar knows the size already, so zeros replace bytes that disappeared in the meantime. */
async function* chunksOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += CHUNK_BYTES) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - at));
    await handle.read(chunk, 0, chunk.length, at);
    yield chunk;
  }
}

async function addEntry(tar: Pack, name: string, bytes?: Buffer): Promise<void> {
  const type = bytes ? "file" : "directory";
  await promisify((done: (error?: Error | null) => void) =>
    tar.entry({ name, type, mode: bytes ? 0o600 : 0o700 }, bytes ?? "", done),
  )();
}

/** How much room the copy of these files takes when it is unpacked. */
export async function sizeOf(cluster: string): Promise<number> {
  const files = (await namesIn(cluster)).filter(({ isFolder }) => !isFolder);
  let bytes = 0;
  for (const { name } of files) {
    bytes += (await stat(path.join(cluster, name)).catch(() => ({ size: 0 }))).size;
  }
  return bytes;
}
