import { mkdir, open, readFile, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileStore, Files } from "./file-store.ts";

/** Nothing that could lead out of the folder. */
const NAME = /^[\w-]{1,64}$/;

/** Files in folders below `folder`, for nobody but the account that the shop runs under. */
export function createDiskFiles(folder: string): Files {
  return { area: (name) => openArea(path.join(folder, checked(name))) };
}

function openArea(folder: string): FileStore {
  const pathOf = (name: string) => path.join(folder, checked(name));
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // "wx": a name is used once, so a file never changes while it is read.
      const file = await open(pathOf(name), "wx", 0o600);
      try {
        await file.writeFile(bytes);
        // The row that names it is written next, and the database waits for its disk as well.
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async read(name) {
      return readFile(pathOf(name)).catch(noneIfMissing);
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    async writtenBefore(at) {
      const names = (await readdir(folder).catch(noneIfMissing)) ?? [];
      const old = await Promise.all(
        names.map(async (name) => {
          const found = await stat(path.join(folder, name)).catch(noneIfMissing);
          return found?.isFile() && found.mtime < at && NAME.test(name) ? [name] : [];
        }),
      );
      return old.flat();
    },
  };
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new Error("a file's name is made up by the shop");
  return name;
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
