import { chmod } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";
import { databaseUrl } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { isThorough } from "#tests/thorough.ts";
import { SECRET, openSeededShop } from "./backup.fixture.ts";
import { refuseMoved } from "./check-secret.server.ts";
import { moveDatabase } from "./move-database.server.ts";
import { useDb } from "./move-database/copy-and-check.server.ts";
import { findPrograms } from "./move-database/find-programs.server.ts";
import { moveToBuiltIn, moveToUrl } from "./move-database/with-url.server.ts";

const shop = await openSeededShop();
const { target, dataDir } = shop.place;
await chmod(dataDir, 0o755);
const url = databaseUrl(target);
const env = parseEnv({ DATA_DIR: dataDir, APP_SECRET: SECRET, LOG_LEVEL: "silent" });
const move = { env, log: quietLog, now: shop.ctx.now, url };
const before = await ordersIn(target);

async function ordersIn(place: PoolTarget): Promise<unknown[]> {
  return useDb(place, quietLog, (db) => db.select().from(orders).orderBy(orders.id));
}

/** What a start with this database says, if it refuses. */
async function refusalOf(place: PoolTarget): Promise<string> {
  const started = useDb(place, quietLog, (db) => refuseMoved({ db }));
  return started.then(
    () => "",
    (error: { userMessage: string }) => error.userMessage,
  );
}

async function inBuiltIn<T>(work: (place: PoolTarget) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir });
  return work(server.connection).finally(() => server.stop());
}

test("an open shop is not moved", async () => {
  await expect(moveToBuiltIn(move)).rejects.toMatchObject({ reason: "shop_is_open" });
  expect(await refusalOf(target)).toBe("");
});

test.each([[], ["away"], ["to-url", "now"], ["to-url", "--programs", "/tmp"]])(
  "the words %j are answered with the usage",
  async (...words) => {
    await expect(moveDatabase({ words })).rejects.toThrow("Usage: npm run move-database");
  },
);

test("without the programs of the former version, the way to get them is told", async () => {
  await expect(findPrograms(17, undefined)).rejects.toThrow("npm install --ignore-scripts");
  await expect(findPrograms(17, "/nowhere")).rejects.toThrow("/nowhere");
  expect(await findPrograms(18, process.cwd())).toBe(process.cwd());
  const beside = await findPrograms(18, undefined, path.join(process.cwd(), "tests"));
  expect(path.dirname(beside)).toBe(process.cwd());
});

// It copies a whole shop six times, which only a night has time for.
test.runIf(isThorough)(
  "a shop goes into the built-in server and back, and opens in one place at a time",
  async () => {
    await shop.pool.end();
    const there = await moveToBuiltIn(move);
    expect(there.rows).toBeGreaterThan(1_000);
    expect(await inBuiltIn(ordersIn)).toEqual(before);
    expect(await inBuiltIn(refusalOf)).toBe("");
    expect(await refusalOf(target)).toContain("Unset DATABASE_URL");
    await expect(moveToBuiltIn(move)).rejects.toThrow("DATA_DIR: this database has a shop already");

    await moveToUrl(move);
    expect(await ordersIn(target)).toEqual(before);
    expect(await refusalOf(target)).toBe("");
    expect(await inBuiltIn(refusalOf)).toContain("Set DATABASE_URL");
    const moves = await useDb(target, quietLog, (db) => db.select().from(auditLog));
    expect(moves.filter(({ action }) => action === "database.moved")).toHaveLength(2);
    await expect(moveToUrl(move)).rejects.toThrow("DATABASE_URL: this database has a shop already");
  },
  180_000,
);
