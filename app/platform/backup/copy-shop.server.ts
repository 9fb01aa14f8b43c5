import { Readable } from "node:stream";
import path from "node:path";
import type { Client } from "pg";
import { pack } from "tar-stream";
import { readMigrations } from "#app/platform/database/migration-files.server.ts";
import { FORMAT, type Head, type Manifest } from "./archive-format.ts";
import { readJobsVersion, readMigration, readTables } from "./describe-database.server.ts";
import { sealInto } from "./seal.server.ts";
import { writeArchive } from "./write-archive.server.ts";

type Copy = {
  /** Connected to the shop's database. */
  client: Client;
  dataDir: string;
  /** The new sealed file. */
  file: string;
  recipients: readonly string[];
  now: Date;
  projectRoot?: string | undefined;
  onProgress?: (done: number, all: number) => void | Promise<void>;
};

export type Copied = { head: Head; manifest: Manifest };

/**
 * Copies the shop as it is at one moment into a sealed file, while it goes on selling. Undefined
 * when the database holds no shop.
 */
export async function copyShop(copy: Copy): Promise<Copied | undefined> {
  const { client, onProgress = () => undefined } = copy;
  await client.query("begin isolation level repeatable read, read only");
  try {
    const head = await describe(copy);
    if (!head) return undefined;
    const archive = pack();
    const written = writeArchive(archive, {
      client,
      head,
      filesFolder: path.join(copy.dataDir, "files"),
      onProgress: (done) => onProgress(done, head.tables.length),
    }).catch((error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    const plain = Readable.from(archive, { objectMode: false });
    const [manifest] = await Promise.all([written, sealInto(copy.file, plain, copy.recipients)]);
    return { head, manifest };
  } finally {
    await client.query("rollback").catch(() => undefined);
  }
}

async function describe({ client, now, projectRoot }: Copy): Promise<Head | undefined> {
  const at = await readMigration(client);
  if (at === undefined) return undefined;
  const known = (await readMigrations(projectRoot)).find((migration) => migration.at === at);
  return {
    format: FORMAT,
    madeAt: now.toISOString(),
    migration: known ?? { at, name: String(at) },
    jobsVersion: await readJobsVersion(client),
    tables: await readTables(client),
  };
}
