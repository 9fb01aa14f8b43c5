import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { errorCode } from "#app/lib/error-code.ts";

const state = z.object({
  /** What belongs together in the archive, and up to which byte of the journal it is there. */
  chain: z.string().optional(),
  position: z.number().optional(),
  /** Files of another key belong to another chain. */
  recipient: z.string().optional(),
  /** Everything that was confirmed before is in the archive. */
  sentAt: z.coerce.date().optional(),
  /** The last copy of the database files. */
  baseAt: z.coerce.date().optional(),
  /** When copy and journal were restored beside the shop, and every check passed. */
  provenAt: z.coerce.date().optional(),
  /** Why they could not be, for staff. */
  doubt: z.string().optional(),
  /** Why nothing can be sent, and since when; for staff. */
  problem: z.string().optional(),
  problemSince: z.coerce.date().optional(),
});

/** What is known of the continuous backup. It lies beside the backups, so that a restore forgets nothing. */
export type JournalState = z.infer<typeof state>;

const fileOf = (dataDir: string) => path.join(dataDir, "backups", "journal.json");

/** Undefined while the shop has not begun. */
export async function readState(dataDir: string): Promise<JournalState | undefined> {
  const text = await readFile(fileOf(dataDir), "utf8").catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
    return "";
  });
  try {
    return state.safeParse(JSON.parse(text)).data;
  } catch {
    // A power cut can leave an incomplete file. A new chain begins then.
    return undefined;
  }
}

export async function saveState(dataDir: string, changed: JournalState): Promise<void> {
  const file = fileOf(dataDir);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, JSON.stringify(changed), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
