import { rm } from "node:fs/promises";
import type { Client } from "pg";
import {
  connectTo,
  databaseOf,
  dropDatabase,
  exchangeDatabase,
  holdShop,
  inDatabase,
  makeDatabase,
} from "#app/platform/backup/database-server.server.ts";
import { readMigration, readTables } from "#app/platform/backup/describe-database.server.ts";
import { replacedName } from "#app/platform/backup/restore-backup.server.ts";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import { findMark, removeMark, setMark } from "#app/platform/database/shop-marks.server.ts";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";
import { CommandRefused } from "../command-refused.ts";
import { copyAndCheck, useDb, type Copied, type Move } from "./copy-and-check.server.ts";
import { moveIntoCluster, type MovedIntoCluster } from "./into-cluster.server.ts";

/** `url` is `DATABASE_URL`. */
export type MoveWithUrl = Move & { url: string };

const OLDEST_SERVER = 150_000;

/** Moves the shop from `DATABASE_URL` into the built-in PostgreSQL of the data folder. */
export async function moveToBuiltIn(move: MoveWithUrl): Promise<MovedIntoCluster> {
  const { env, log, url, now } = move;
  const source = { connectionString: url };
  const own = await startPostgres({ dataDir: env.dataDir, log: (line) => log.debug(line) });
  const isEmpty = await isUnused(own.connection, move, "DATA_DIR").finally(() => own.stop());
  const unmark = () => useDb(source, log, (db) => removeMark(db, "moved"));
  let isMarked = false;
  return moveIntoCluster({
    ...move,
    source,
    async beforeSwitch() {
      if (isEmpty) await rm(own.cluster, { recursive: true });
      await useDb(source, log, (db) => setMark(db, "moved", { value: "built-in", now }));
      isMarked = true;
    },
  }).catch(async (error: unknown) => {
    if (isMarked) await unmark();
    throw error;
  });
}

/** Moves the shop from the built-in PostgreSQL into the empty database of `DATABASE_URL`. */
export async function moveToUrl(move: MoveWithUrl): Promise<Copied> {
  const { env, log } = move;
  const target = { connectionString: move.url };
  const isEmpty = await isUnused(target, move, "DATABASE_URL");
  const own = await startPostgres({ dataDir: env.dataDir, log: (line) => log.debug(line) });
  try {
    const from = await holdShop(own.connection);
    const sides = { from, source: own.connection, target, isEmpty };
    return await fillUrl(move, sides).finally(() => from.end());
  } finally {
    await own.stop();
  }
}

type Sides = { from: Client; source: PoolTarget; target: PoolTarget; isEmpty: boolean };

async function fillUrl(move: MoveWithUrl, { from, source, target, isEmpty }: Sides) {
  const { log, now } = move;
  const live = databaseOf(target);
  const [by, away] = [`${live}_moving`, replacedName(live)];
  await makeDatabase(target, by).catch((cause: Error) => {
    throw refusal("DATABASE_URL", `can’t create the database ${by}`, cause);
  });
  try {
    const copied = await copyAndCheck({
      ...move,
      from,
      source,
      into: inDatabase(target, by),
      room: 1,
    });
    await dropDatabase(target, away);
    await useDb(source, log, (db) => setMark(db, "moved", { value: "url", now }));
    await exchangeDatabase(target, { by, away }).catch(async (error: unknown) => {
      await useDb(source, log, (db) => removeMark(db, "moved"));
      throw error;
    });
    if (isEmpty) await dropDatabase(target, away);
    return copied;
  } finally {
    await dropDatabase(target, by);
  }
}

/** Whether the database is empty. Refuses one with a shop, unless that was moved away. */
async function isUnused(target: PoolTarget, { log }: Move, setting: string): Promise<boolean> {
  const client = await connectTo(target).catch((cause: Error) => {
    throw refusal(setting, "doesn’t answer", cause);
  });
  try {
    const { rows } = await client.query("select current_setting('server_version_num')::int as is");
    if (rows[0].is < OLDEST_SERVER) throw refusal(setting, "is older than PostgreSQL 15");
    if ((await readMigration(client)) === undefined) {
      if ((await readTables(client)).length === 0) return true;
      throw refusal(setting, "has other tables");
    }
  } finally {
    await client.end();
  }
  const moved = await useDb(target, log, (db) => findMark(db, "moved"));
  if (moved !== undefined) return false;
  throw refusal(setting, "has a shop already; name an empty database");
}

function refusal(setting: string, problem: string, cause?: Error): CommandRefused {
  const why = cause ? ` (${cause.message})` : "";
  return new CommandRefused(`${setting}: this database ${problem}${why}. Nothing was changed.`);
}
