import { stat } from "node:fs/promises";
import type { Client } from "pg";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import {
  openBackupFolder,
  unfinished,
  type BackupFolder,
  type BackupRecord,
} from "./backup-folder.server.ts";
import { copyShop, type CopiedShop } from "./copy-shop.server.ts";
import { connectTo } from "./database-server.server.ts";
import { makeKey } from "./keys.server.ts";
import { totalRows, type Opener } from "./load-backup.server.ts";

/** The shop's database, its uploaded files, and its folder of backups. */
export type BackupPlace = { target: PoolTarget; dataDir: string; files: Files };

/** Test-restores a backup and returns what is wrong with it. */
export type Proof = (file: string, opensWith: Opener) => Promise<string[]>;

export type MakeBackup = BackupPlace & {
  recipient: string;
  /** The signing key of the recipient (`signingKeyOf`); without it the backup is not signed. */
  signingKey?: string | undefined;
  why: BackupRecord["why"];
  now: Date;
  /** A random part of the name, since two backups may begin in the same second. */
  id: string;
  prove?: Proof | undefined;
  projectRoot?: string | undefined;
  onProgress?: (done: number, all: number) => void | Promise<void>;
};

/** An arbitrary constant, shared by all processes: one backup of a database at a time. */
export const BACKUP_LOCK = "7305240118464";
const SAY_MS = 500;

/** Copies the shop into a new backup file. A failure leaves no file. */
export async function makeBackup(
  order: MakeBackup,
): Promise<Result<BackupRecord, Refusal<"already_running" | "no_shop">>> {
  const client = await connectTo(order.target);
  try {
    if (!(await tryLock(client))) return refuse("already_running");
    return await makeLocked(client, order);
  } finally {
    await client.end();
  }
}

async function makeLocked(client: Client, order: MakeBackup) {
  const { dataDir, now, id, why, recipient, prove } = order;
  const folder = await openBackupFolder(dataDir);
  const name = `${stampOf(now)}-${id.replaceAll("-", "").slice(-8)}`;
  const begun: BackupRecord = { name, why, startedAt: now };
  const file = folder.fileOf(name);
  // The shop has no key to open the file, so a temporary second key opens it for the proof.
  const proofKey = prove && (await makeKey());
  await folder.save(begun);
  try {
    const copied = await copyShop({
      ...order,
      client,
      file: unfinished(file),
      recipients: proofKey ? [recipient, proofKey.recipient] : [recipient],
      onProgress: order.onProgress ?? saySteps(folder, begun),
    });
    if (!copied) {
      await folder.remove(name);
      return refuse("no_shop");
    }
    await folder.complete(name);
    const made = { ...begun, ...described(copied), madeAt: new Date(), bytes: await sizeOf(file) };
    const step = { doing: "proving", done: 0, all: 1 } as const;
    await folder.save(prove ? { ...made, step } : made);
    const opensWith = proofKey && { identity: proofKey.identity, signingKey: order.signingKey };
    const proof = prove && opensWith ? await proofOf(prove, file, opensWith) : {};
    await folder.save({ ...made, ...proof });
    return ok({ ...made, ...proof });
  } catch (error) {
    await folder.discard(name);
    await folder.save({
      ...begun,
      problem: error instanceof Error ? error.message : String(error),
    });
    throw error;
  }
}

async function proofOf(prove: Proof, file: string, opensWith: Opener) {
  try {
    const doubts = await prove(file, opensWith);
    return doubts.length === 0
      ? { provenAt: new Date() }
      : { doubt: doubts.join("; ").slice(0, 500) };
  } catch (error) {
    return { doubt: error instanceof Error ? error.message : String(error) };
  }
}

function saySteps(folder: BackupFolder, begun: BackupRecord) {
  let said = 0;
  return async (done: number, all: number) => {
    if (performance.now() - said < SAY_MS) return;
    said = performance.now();
    await folder.save({ ...begun, step: { doing: "copying", done, all } });
  };
}

const described = ({ head, manifest }: CopiedShop) => ({
  migration: head.migration.name,
  rows: totalRows(manifest),
  files: manifest.files,
});

const sizeOf = async (file: string) => (await stat(file)).size;

/** The format is `2026-11-23-201500` in UTC, so that names sort by time. */
function stampOf(at: Date): string {
  const [day = "", time = ""] = at.toISOString().split("T");
  return `${day}-${time.slice(0, 8).replaceAll(":", "")}`;
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [
    BACKUP_LOCK,
  ]);
  return rows[0]?.got === true;
}
