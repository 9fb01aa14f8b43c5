import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { S3Client } from "@bradenmacdonald/s3-lite-client";
import { errorCode } from "#app/lib/error-code.ts";
import type { S3Settings } from "../files/s3-settings.ts";
import { ENDING, openBackupFolder, unfinished } from "./backup-folder.server.ts";

/** A folder, as of another disk or a network drive, or a bucket. */
export type BackupStoreSettings = { folder: string } | S3Settings;

/** Files at a place besides the shop's own disk. */
export type Shelf = {
  /** How people know it; it has no key or secret in it. */
  label: string;
  /** A file under its name is always complete. */
  send(file: string): Promise<void>;
  fetch(name: string, into: string): Promise<void>;
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
};

/** Where backups are besides the shop's own disk: a shelf on which they have no ending. */
export type BackupStore = Shelf;

/** A part is held in memory while it is sent. */
const PART_BYTES = 16 * 2 ** 20;
const SPARE_MB = 1024;
const FILE = /^\d{4}-\d{2}-\d{2}-\d{6}-[0-9a-f]{8}\.tar\.zst\.age$/;

/** Lists the newest backup first. */
export function openBackupStore(settings: BackupStoreSettings): BackupStore {
  const shelf = openShelf(settings);
  return {
    ...shelf,
    fetch: (name, into) => shelf.fetch(`${name}${ENDING}`, into),
    list: async () => namesIn(await shelf.list()),
    remove: (name) => shelf.remove(`${name}${ENDING}`),
  };
}

/** The files of the place itself, or those in one folder of it. */
export function openShelf(settings: BackupStoreSettings, inside?: string): Shelf {
  return "folder" in settings
    ? folderShelf(settings.folder, inside)
    : bucketShelf(settings, inside === undefined ? "" : `${inside}/`);
}

/** Where the continuous backup is: in the same place as copies of backups, else beside the backups. */
export function openJournalShelf(env: {
  backupStore?: BackupStoreSettings | undefined;
  dataDir: string;
}): Shelf {
  if (env.backupStore) return openShelf(env.backupStore, "journal");
  const shelf = openShelf({ folder: path.join(env.dataDir, "backups") }, "journal");
  const send = (file: string) => refuseLittleRoom(env.dataDir).then(() => shelf.send(file));
  return { ...shelf, send };
}

/** On the shop's own disk a backup must not take the room that orders need. */
async function refuseLittleRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < SPARE_MB) throw new Error(`only ${free} MB are free at ${folder}`);
}

const namesIn = (files: readonly string[]) =>
  files
    .filter((file) => FILE.test(file))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted()
    .toReversed();

const WHY_NOT: Record<string, string> = {
  EACCES: "can’t be read by the account of the shop",
  ENOTDIR: "is not a folder",
};

function folderShelf(root: string, inside = ""): Shelf {
  const folder = path.join(root, inside);
  const at = (name: string) => path.join(folder, name);
  // The root is never made here: without the other disk, it would be a folder of this one.
  async function files(): Promise<string[]> {
    await readdir(root).catch((error: unknown) => {
      throw new Error(`the folder ${root} ${WHY_NOT[errorCode(error) ?? ""] ?? "is not there"}`);
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return readdir(folder);
  }
  return {
    label: root,
    async send(file) {
      const target = at(path.basename(file));
      await files();
      try {
        await copyFile(file, unfinished(target));
        const copy = await open(unfinished(target), "r+");
        await copy.sync().finally(() => copy.close());
        await rename(unfinished(target), target);
      } catch (error) {
        await rm(unfinished(target), { force: true });
        throw errorCode(error) === "ENOSPC" ? new Error(`the disk of ${root} is full`) : error;
      }
    },
    fetch: (name, into) => copyFile(at(name), into),
    list: files,
    remove: (name) => rm(at(name), { force: true }),
  };
}

function bucketShelf(settings: S3Settings, prefix: string): Shelf {
  const { endpoint, ...rest } = settings;
  const client = new S3Client({ ...rest, endPoint: endpoint });
  return {
    label: `${new URL(endpoint).host}/${settings.bucket}`,
    async send(file) {
      const { size } = await stat(file);
      const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
      const sizes = { size, partSize: PART_BYTES };
      await client.putObject(`${prefix}${path.basename(file)}`, bytes, sizes);
    },
    async fetch(name, into) {
      const { body } = await client.getObject(`${prefix}${name}`);
      if (!body) throw new Error(`${name} came without content`);
      await pipeline(Readable.fromWeb(body as never), createWriteStream(into));
    },
    async list() {
      const names: string[] = [];
      for await (const found of client.listObjectsGrouped({ prefix, delimiter: "/" })) {
        if (found.type === "Object") names.push(found.key.slice(prefix.length));
      }
      return names;
    },
    async remove(name) {
      await client.deleteObject(`${prefix}${name}`);
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
