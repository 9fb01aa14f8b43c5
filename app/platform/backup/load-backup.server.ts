import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import type { Logger } from "pino";
import { migrateDatabase } from "#app/platform/database/migrate.server.ts";
import { readMigrations } from "#app/platform/database/migration-files.server.ts";
import { openPool, type PoolTarget } from "#app/platform/database/pool.server.ts";
import { FORMAT, nameOf, type Head, type Manifest } from "./archive-format.ts";
import { BackupRefused } from "./backup-refused.ts";
import { connectTo } from "./database-server.server.ts";
import { readJobsVersion, readTables } from "./describe-database.server.ts";
import { beginLoading, type Loading } from "./load-tables.server.ts";
import { readArchive } from "./read-archive.server.ts";
import { isSignedWith, signingKeyOf } from "./signature.server.ts";

/** The key that opens a backup, and the proof that this shop made it. */
export type Opener = {
  identity: string;
  /** Defaults to the key derived from the identity (`signingKeyOf`). */
  signingKey?: string | undefined;
  /** Accepts backups without a signature, which older versions of the shop made. */
  mayBeUnsigned?: boolean | undefined;
};

type Load = Opener & {
  file: string;
  /** A new, unused database. */
  target: PoolTarget;
  /** A new folder for the uploaded files; without one they are only checked. */
  filesInto?: string | undefined;
  log: Logger;
  projectRoot?: string | undefined;
  /** Looks at the rows before they are migrated. */
  compare?: ((client: Client, head: Head) => Promise<void>) | undefined;
};

export type LoadedBackup = { head: Head; manifest: Manifest; isSigned: boolean };

export const totalRows = ({ rows }: Manifest) =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

/**
 * Loads a backup under the migration it was made with, then migrates it to the newest. Throws
 * BackupRefused; the caller then removes what is half loaded.
 */
export async function loadBackup(load: Load): Promise<LoadedBackup> {
  const client = await connectTo(load.target);
  try {
    const loaded = await readInto(client, load);
    await load.compare?.(client, loaded.head);
    await migrateTarget(load);
    return loaded;
  } finally {
    await client.end();
  }
}

async function readInto(client: Client, load: Load): Promise<LoadedBackup> {
  let begun: { head: Head; loading: Loading } | undefined;
  const opened = () => {
    if (!begun) throw new BackupRefused("damaged");
    return begun;
  };
  const manifest = await readArchive(load.file, load.identity, {
    async head(head) {
      await refuseUnknown(head, load.projectRoot);
      await migrateTarget(load, head.migration.at);
      await refuseOtherTables(client, head);
      begun = { head, loading: await beginLoading(client, head.tables) };
    },
    rows: (table, bytes) => opened().loading.rows(table, bytes),
    sequences: (sequences) => opened().loading.sequences(sequences),
    file: (place, bytes) => storeFile(load.filesInto, place, bytes),
  });
  const isSigned = refuseForeign(manifest, load);
  const rows = await opened().loading.finish();
  const differs = Object.entries(manifest.rows).some(([table, count]) => rows[table] !== count);
  if (differs) throw new BackupRefused("damaged");
  return { head: opened().head, manifest, isSigned };
}

/** Whether the backup is signed. Refuses a backup signed by another shop's key. */
function refuseForeign(manifest: Manifest, { identity, signingKey, mayBeUnsigned }: Load): boolean {
  if (manifest.signature === undefined) {
    if (mayBeUnsigned) return false;
    throw new BackupRefused("unsigned");
  }
  if (isSignedWith(manifest, signingKey ?? signingKeyOf(identity))) return true;
  throw new BackupRefused("foreign");
}

async function refuseUnknown(head: Head, projectRoot: string | undefined): Promise<void> {
  const known = await readMigrations(projectRoot);
  const newest = known.at(-1)?.at ?? 0;
  if (head.format > FORMAT || head.migration.at > newest) throw new BackupRefused("newer");
  if (!known.some(({ at }) => at === head.migration.at)) throw new BackupRefused("unknown_schema");
}

/** The job library migrates its own tables, so they may be newer than the copied ones. */
async function refuseOtherTables(client: Client, head: Head): Promise<void> {
  if (head.jobsVersion > (await readJobsVersion(client))) throw new BackupRefused("newer");
  const ours = new Map((await readTables(client)).map((table) => [nameOf(table), table.columns]));
  const fits = head.tables.every((table) => {
    const columns = new Set(ours.get(nameOf(table)));
    return table.columns.every((column) => columns.has(column));
  });
  if (!fits) throw new BackupRefused("unknown_schema");
}

async function migrateTarget({ target, log, projectRoot }: Load, upTo?: number): Promise<void> {
  const pool = openPool(target, log, { max: 2, silenceMs: undefined });
  await migrateDatabase(pool, projectRoot, { upTo }).finally(() => pool.end());
}

async function storeFile(
  folder: string | undefined,
  { area, name }: { area: string; name: string },
  bytes: Uint8Array,
): Promise<void> {
  if (folder === undefined) return;
  await mkdir(path.join(folder, area), { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, area, name), bytes, { flag: "wx", mode: 0o600, flush: true });
}
