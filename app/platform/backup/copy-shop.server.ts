import { Readable } from "node:stream";
import type { Client } from "pg";
import { pack } from "tar-stream";
import { readMigrations } from "#app/platform/database/migration-files.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { FORMAT, type Head, type Manifest } from "./archive-format.ts";
import { readJobsVersion, readMigration, readTables } from "./describe-database.server.ts";
import { sealInto } from "./seal.server.ts";
import { writeArchive } from "./write-archive.server.ts";

type Copy = {
  /** Connected to the shop's database. */
  client: Client;
  files: Files;
  /** The new sealed file. */
  file: string;
  recipients: readonly string[];
  /** Without it the backup is not signed. */
  signingKey?: string | undefined;
  now: Date;
  projectRoot?: string | undefined;
  onProgress?: (done: number, all: number) => void | Promise<void>;
};

export type CopiedShop = { head: Head; manifest: Manifest };

/**
 * Copies the shop as it is at one moment into a sealed file, while it goes on selling. Undefined
 * when the database holds no shop. After a failure the connection is of no more use.
 */
export async function copyShop(copy: Copy): Promise<CopiedShop | undefined> {
  const { client } = copy;
  await client.query("begin isolation level repeatable read, read only");
  const head = await describe(copy);
  const copied = head && { head, manifest: await seal(copy, head) };
  // After a failure the connection may be in the middle of a table, and can only be ended.
  await client.query("commit");
  return copied;
}

/** Ends when neither half is at work any more. */
async function seal(copy: Copy, head: Head): Promise<Manifest> {
  const { client, onProgress = () => undefined } = copy;
  const archive = pack();
  const giveUp = (error: unknown): never => {
    archive.destroy();
    throw error;
  };
  const written = writeArchive(archive, {
    client,
    head,
    files: copy.files,
    signingKey: copy.signingKey,
    onProgress: (done) => onProgress(done, head.tables.length),
  }).catch(giveUp);
  const plain = Readable.from(archive, { objectMode: false });
  const sealed = sealInto(copy.file, plain, copy.recipients).catch(giveUp);
  const [writing, sealing] = await Promise.allSettled([written, sealed]);
  if (sealing.status === "rejected") throw sealing.reason;
  if (writing.status === "rejected") throw writing.reason;
  return writing.value;
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
