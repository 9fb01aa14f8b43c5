import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Shelf } from "../backup/backup-store.server.ts";
import type { Files } from "../files/file-store.ts";
import { readUploads, uploadName, uploadPlace } from "./names.ts";
import { sendSealed, type Archive } from "./send-parts.server.ts";
import { unsealSigned, type ReadingKeys } from "./signed-file.server.ts";

/** A clock of the disk may be this coarse, so that a later file leaves the folder's time as it was. */
const COARSE_MS = 60_000;

/** The uploaded files of a shop that has them on its own disk. */
export type Uploads = { files: Files; folder: string };

/** Sends each uploaded file once. */
export class UploadSender {
  readonly #sent: Set<string>;
  #lookedAt = 0;

  /** `known` are the names in the archive. */
  constructor(known: readonly string[]) {
    this.#sent = new Set(
      readUploads(known).flatMap(({ kind, place }) => (kind === "file" ? place : [])),
    );
  }

  /** `folder` has a folder for each area, whose times say whether there is anything new. */
  async send(archive: Archive, { files, folder }: Uploads, now: Date): Promise<void> {
    const changedAt = await lastChange(folder);
    if (changedAt < this.#lookedAt - COARSE_MS) return;
    for await (const { area, name } of files.list()) {
      const place = uploadPlace({ area, name });
      if (this.#sent.has(place)) continue;
      const bytes = await files.area(area).read(name);
      if (!bytes) continue;
      await sendSealed(
        archive,
        uploadName("file", place, now),
        Readable.from([Buffer.from(bytes)]),
      );
      this.#sent.add(place);
    }
    this.#lookedAt = now.getTime();
  }
}

async function lastChange(folder: string): Promise<number> {
  const areas = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    areas.map((area) => stat(path.join(folder, area)).catch(() => undefined)),
  );
  return Math.max(0, ...found.map((one) => one?.mtimeMs ?? 0));
}

/**
 * Notes in the archive which files the shop has deleted, so that they go when no moment needs them
 * any more. A file that a restore brought back is noted no longer.
 */
export async function noteDeleted(
  archive: Archive,
  { files }: Uploads,
  names: readonly string[],
  now: Date,
): Promise<void> {
  const live = new Set<string>();
  for await (const upload of files.list()) live.add(uploadPlace(upload));
  const uploads = readUploads(names);
  const noted = uploads.filter(({ kind }) => kind === "gone");
  for (const { name, place } of noted) if (live.has(place)) await archive.shelf.remove(name);
  const known = new Set(noted.map(({ place }) => place));
  for (const { kind, place } of uploads) {
    if (kind === "gone" || live.has(place) || known.has(place)) continue;
    const note = path.join(archive.desk, uploadName("gone", place, now));
    await writeFile(note, "");
    await archive.shelf.send(note).finally(() => rm(note, { force: true }));
  }
}

type Fetching = { shelf: Shelf; names: readonly string[]; keys: ReadingKeys; desk: string };

/** The uploaded files of an archive, fetched one by one as they are read. */
export function archivedFiles({
  shelf,
  names,
  keys,
  desk,
}: Fetching): Pick<Files, "area" | "list"> {
  const uploads = readUploads(names).filter(({ kind }) => kind === "file");
  const nameOf = new Map(uploads.map(({ place, name }) => [place, name]));
  const reading = { write: noWriting, remove: noWriting, writtenBefore: noWriting };
  return {
    area: (area) => ({
      ...reading,
      async read(file) {
        const name = nameOf.get(uploadPlace({ area, name: file }));
        if (name === undefined) return undefined;
        const fetched = path.join(desk, name);
        await mkdir(desk, { recursive: true, mode: 0o700 });
        try {
          await shelf.fetch(name, fetched);
          return await buffer(await unsealSigned(fetched, keys));
        } finally {
          await rm(fetched, { force: true });
        }
      },
    }),
    async *list() {
      for (const { place } of uploads) {
        const [area = "", name = ""] = place.split(".");
        yield { area, name };
      }
    },
  };
}

async function noWriting(): Promise<never> {
  throw new Error("an archive is only read");
}
