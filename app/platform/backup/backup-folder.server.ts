import { mkdir, open, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { errorCode } from "#app/lib/error-code.ts";

const record = z.object({
  /** The name is the base name of the backup's files, too. */
  name: z.string().regex(/^\d{4}-\d{2}-\d{2}-\d{6}-[0-9a-f]{8}$/),
  why: z.enum(["by hand", "scheduled", "before a restore", "before an update"]),
  startedAt: z.coerce.date(),
  /** Unset while the backup is being made, and forever if it failed. */
  madeAt: z.coerce.date().optional(),
  bytes: z.number().optional(),
  rows: z.number().optional(),
  files: z.number().optional(),
  /** The name of the newest migration. */
  migration: z.string().optional(),
  /** Why there is no backup, for staff. */
  problem: z.string().optional(),
  /** The progress: tables copied so far, or the test restore. */
  step: z
    .object({ doing: z.enum(["copying", "proving"]), done: z.number(), all: z.number() })
    .optional(),
  /** When a test restore of the file succeeded. */
  provenAt: z.coerce.date().optional(),
  /** Why the test restore failed or did not happen, for staff. */
  doubt: z.string().optional(),
  /** When its file was copied to the store of backups, off this machine. */
  sentAt: z.coerce.date().optional(),
  /** Why it could not be, for staff. */
  sendProblem: z.string().optional(),
});

export type BackupRecord = z.infer<typeof record>;

/** The backups of a data folder: for each, a sealed file and a record beside it. */
export type BackupFolder = {
  fileOf(name: string): string;
  /** The newest backup comes first. */
  list(): Promise<BackupRecord[]>;
  find(name: string): Promise<BackupRecord | undefined>;
  save(record: BackupRecord): Promise<void>;
  /** Renames a finished file, so that a file under its final name is always complete. */
  complete(name: string): Promise<void>;
  discard(name: string): Promise<void>;
  remove(name: string): Promise<void>;
};

export const ENDING = ".tar.zst.age";
const UNFINISHED = ".part";

export const unfinished = (file: string) => `${file}${UNFINISHED}`;

export async function openBackupFolder(dataDir: string): Promise<BackupFolder> {
  const folder = path.join(dataDir, "backups");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const recordOf = (name: string) => path.join(folder, `${name}.json`);
  const fileOf = (name: string) => path.join(folder, `${name}${ENDING}`);

  async function find(name: string): Promise<BackupRecord | undefined> {
    if (!record.shape.name.safeParse(name).success) return undefined;
    const text = await readFile(recordOf(name), "utf8").catch(noneIfMissing);
    // A power cut can leave an empty record, which is ignored.
    return text ? record.safeParse(JSON.parse(text)).data : undefined;
  }

  return {
    fileOf,
    find,
    async list() {
      const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
      const found = await Promise.all(names.map((name) => find(name.slice(0, -".json".length))));
      return found
        .filter((it) => it !== undefined)
        .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
    },
    async save(changed) {
      const fresh = `${recordOf(changed.name)}.new`;
      await writeFile(fresh, JSON.stringify(changed), { mode: 0o600, flush: true });
      await rename(fresh, recordOf(changed.name));
    },
    async complete(name) {
      await rename(unfinished(fileOf(name)), fileOf(name));
      // A power cut could otherwise undo the rename.
      const handle = await open(folder, "r");
      await handle.sync().finally(() => handle.close());
    },
    async discard(name) {
      await rm(unfinished(fileOf(name)), { force: true });
    },
    async remove(name) {
      await rm(unfinished(fileOf(name)), { force: true });
      await rm(fileOf(name), { force: true });
      await rm(recordOf(name), { force: true });
    },
  };
}

function noneIfMissing(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}
