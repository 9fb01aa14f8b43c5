import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { copyFile, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { S3Client } from "@bradenmacdonald/s3-lite-client";
import type { S3Settings } from "../files/s3-settings.ts";
import { ENDING, openBackupFolder, unfinished } from "./backup-folder.server.ts";

/** A folder, as of another disk or a network drive, or a bucket. */
export type BackupStoreSettings = { folder: string } | S3Settings;

/** Where backups are besides the shop's own disk. Files keep the names of the backup folder. */
export type BackupStore = {
  /** How people know it; it has no key or secret in it. */
  label: string;
  /** A file under its name is always complete. */
  send(file: string): Promise<void>;
  fetch(name: string, into: string): Promise<void>;
  /** The names of its backups, the newest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
};

/** A part is held in memory while it is sent. */
const PART_BYTES = 16 * 2 ** 20;
const FILE = /^\d{4}-\d{2}-\d{2}-\d{6}-[0-9a-f]{8}\.tar\.zst\.age$/;

export function openBackupStore(settings: BackupStoreSettings): BackupStore {
  return "folder" in settings ? folderStore(settings.folder) : bucketStore(settings);
}

const namesIn = (files: readonly string[]) =>
  files
    .filter((file) => FILE.test(file))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted()
    .toReversed();

function folderStore(folder: string): BackupStore {
  const fileOf = (name: string) => path.join(folder, `${name}${ENDING}`);
  // It is never made here: without the other disk, it would be a folder of this one.
  const files = () =>
    readdir(folder).catch(() => {
      throw new Error(`the folder ${folder} is not there`);
    });
  return {
    label: folder,
    async send(file) {
      const target = path.join(folder, path.basename(file));
      await files();
      await copyFile(file, unfinished(target));
      const copy = await open(unfinished(target), "r+");
      await copy.sync().finally(() => copy.close());
      await rename(unfinished(target), target);
    },
    fetch: (name, into) => copyFile(fileOf(name), into),
    list: async () => namesIn(await files()),
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

function bucketStore(settings: S3Settings): BackupStore {
  const { endpoint, ...rest } = settings;
  const client = new S3Client({ ...rest, endPoint: endpoint });
  return {
    label: `${new URL(endpoint).host}/${settings.bucket}`,
    async send(file) {
      const { size } = await stat(file);
      const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
      await client.putObject(path.basename(file), bytes, { size, partSize: PART_BYTES });
    },
    async fetch(name, into) {
      const { body } = await client.getObject(`${name}${ENDING}`);
      if (!body) throw new Error(`${name} came without content`);
      await pipeline(Readable.fromWeb(body as never), createWriteStream(into));
    },
    async list() {
      const files: string[] = [];
      for await (const { key } of client.listObjects()) files.push(key);
      return namesIn(files);
    },
    async remove(name) {
      await client.deleteObject(`${name}${ENDING}`);
    },
  };
}

/** The file, or a copy of the backup of that name in the store, made in the folder of backups. */
export async function hereOrAway(
  file: string,
  { dataDir, store }: { dataDir: string; store: BackupStore | undefined },
): Promise<string> {
  const name = path.basename(file).replace(ENDING, "");
  if (!store || existsSync(file) || !(await store.list()).includes(name)) return file;
  const copy = (await openBackupFolder(dataDir)).fileOf(name);
  await store.fetch(name, unfinished(copy));
  await rename(unfinished(copy), copy);
  return copy;
}
