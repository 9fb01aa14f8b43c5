import { statfs } from "node:fs/promises";
import type { Client } from "pg";
import type { Logger } from "pino";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { readMigration } from "#app/platform/backup/describe-database.server.ts";
import { moveShop } from "#app/platform/backup/move-shop.server.ts";
import { openDb, type Db } from "#app/platform/database/db.server.ts";
import { readMigrations } from "#app/platform/database/migration-files.server.ts";
import { openPool, type PoolTarget } from "#app/platform/database/pool.server.ts";
import { findMark, removeMark } from "#app/platform/database/shop-marks.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { CommandRefused } from "../command-refused.ts";
import { findProblems } from "../find-doubts.server.ts";
import { shopSecret } from "../secret.server.ts";
import { systemContext } from "../services.server.ts";

export type Move = { env: Env; log: Logger; now: Date };

type Copy = Move & {
  /** Holds the shop (`holdShop`). */
  from: Client;
  source: PoolTarget;
  /** A new, unused database. */
  into: PoolTarget;
  /** How much larger than the database the free space has to be. */
  room: number;
};

export type Copied = { tables: number; rows: number };

const SPARE_BYTES = 300 * 2 ** 20;

/**
 * Copies the shop, compares rows and checksums of each table, and looks for rules that the copy
 * breaks and the shop keeps. Throws, and leaves the shop as it was.
 */
export async function copyAndCheck(copy: Copy): Promise<Copied> {
  const { env, log, from, source, into, now } = copy;
  await refuseLittleRoom(copy);
  // Rules can be checked only in tables of this version.
  const isNewest = (await readMigration(from)) === (await readMigrations()).at(-1)?.at;
  const known = await useDb(source, log, isNewest ? findProblems : notedProblems);
  const copied = await moveShop({ ...copy, dataDir: env.dataDir });
  if (!copied) throw new CommandRefused("There is no shop in this database yet.");
  const sealers = createSealers(await shopSecret(env));
  await useDb(into, log, async (db) => {
    const added = (await findProblems(db)).filter((one) => !known.includes(one));
    if (added.length > 0) {
      throw new CommandRefused(
        `The books of the copy do not agree: ${added.join("; ")}. Nothing was changed.`,
      );
    }
    await removeMark(db, "moved");
    const ctx = { ...systemContext({ db, sealers }, "move-database"), now };
    const subject = { type: "shop", id: "database" };
    await recordAudit(ctx, { action: "database.moved", subject, after: copied });
  });
  return copied;
}

/** What an update noted about the shop before it. */
const notedProblems = async (db: Db): Promise<string[]> =>
  JSON.parse((await findMark(db, "problems")) ?? "[]");

export async function useDb<T>(
  target: PoolTarget,
  log: Logger,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const pool = openPool(target, log, { max: 2, silenceMs: undefined });
  return work(openDb(pool)).finally(() => pool.end());
}

async function refuseLittleRoom({ from, env, room }: Copy): Promise<void> {
  const { rows } = await from.query<{ size: string }>(
    "select pg_database_size(current_database()) as size",
  );
  const needed = Number(rows[0]?.size) * room + SPARE_BYTES;
  const { bavail, bsize } = await statfs(env.dataDir);
  if (bavail * bsize > needed) return;
  throw new CommandRefused(
    `The disk of ${env.dataDir} needs ${Math.ceil(needed / 2 ** 20)} MB of free space. Nothing was changed.`,
  );
}
