import { mkdir, open, readFile, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { FILE_NAME, type FileStore, type Files } from "./file-store.ts";

/** Files in subfolders of `folder`, readable only by the account that runs the shop. */
export function createDiskFiles(folder: string): Files {
  return {
    area: (name) => openArea(path.join(folder, checked(name))),
    async *list() {
      for (const area of await namesIn(folder)) {
        for (const name of await namesIn(path.join(folder, area))) yield { area, name };
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(noneIfNoFolder)) ?? [];
  return names.filter((name) => FILE_NAME.test(name)).toSorted();
}

function openArea(folder: string): FileStore {
  const pathOf = (name: string) => path.join(folder, checked(name));
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The flag "wx" refuses an existing name, so a file never changes while it is read.
      const file = await open(pathOf(name), "wx", 0o600);
      try {
        await file.writeFile(bytes);
        // The row that names the file is written next, and the database also waits for its disk.
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
          return found?.isFile() && found.mtime < at && FILE_NAME.test(name) ? [name] : [];
        }),
      );
      return old.flat();
    },
  };
}

function checked(name: string): string {
  if (!FILE_NAME.test(name)) throw new Error("a file's name is made up by the shop");
  return name;
}

function noneIfNoFolder(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOTDIR") noneIfMissing(error);
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
