import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { LEASE_LOCK } from "./lease.server.ts";
import { runAs } from "./account.server.ts";
import {
  ask,
  emptyShop,
  killServerOf,
  newShop,
  removeShops,
  serverOf,
  spawnShop,
  start,
  startShopProcess,
  until,
} from "./shop-process.fixture.ts";
import type { RunningPostgres } from "./start-server.server.ts";

afterAll(removeShops, 30_000);

test("a killed app leaves the server, the next start joins and can stop it", async () => {
  const shop = await newShop();
  const killed = await startShopProcess(shop);
  const pid = await serverOf(shop);
  await killed.kill();
  expect(await serverOf(shop)).toBe(pid);

  const next = await start(shop);
  expect(await serverOf(shop)).toBe(pid);
  // PostgreSQL may take a moment to see that the killed app is gone.
  await until(async () => (await leasesOf(next)).length === 1);
  await next.stop();
  expect(await serverOf(shop)).toBeUndefined();
}, 20_000);

test("an app killed in its very first start leaves nothing half made", async () => {
  const shop = await emptyShop();
  const killed = spawnShop(shop);
  const files = () => readdir(join(shop, "data")).catch(() => []);
  await until(async () => (await files()).some((name) => name.includes(".new-")));
  killed.kill("SIGKILL");
  await once(killed, "exit");

  const server = await start(shop);
  expect(await ask(server, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(new Set(await files())).toEqual(new Set(["postgres", "postgres.log"]));
  await server.stop();
}, 20_000);

test("a killed server comes back under the running app, with all it had confirmed", async () => {
  const shop = await newShop();
  const server = await start(shop);
  await ask(server, "create table note as select 'kept' as text");
  const pid = await killServerOf(shop);

  const notes = () => ask(server, "select text from note").catch(() => []);
  await until(async () => (await notes()).length === 1);
  expect(await serverOf(shop)).not.toBe(pid);
  await server.stop();
  expect(await serverOf(shop)).toBeUndefined();
}, 20_000);

test("while the last user stops, however long that takes, nobody can take a share", async () => {
  const shop = await newShop();
  const server = await start(shop);
  const late = new Client({ ...server.connection, user: "postgres", database: "postgres" });
  late.on("error", () => undefined);
  await late.connect();
  const pid = await serverOf(shop);
  if (!pid) throw new Error("No server runs");
  process.kill(pid, "SIGSTOP");
  try {
    const stopping = server.stop();
    await pause(150);
    const { rows } = await late.query("select pg_try_advisory_lock_shared($1) as got", [
      LEASE_LOCK,
    ]);
    expect(rows).toEqual([{ got: false }]);
    process.kill(pid, "SIGCONT");
    await stopping;
  } finally {
    if ((await serverOf(shop)) === pid) process.kill(pid, "SIGCONT");
    await late.end().catch(() => undefined);
  }
  expect(await serverOf(shop)).toBeUndefined();
}, 20_000);

test("one crashed backend does not cost a process its share in the server", async () => {
  const shop = await newShop();
  const [staying, leaving] = [await start(shop), await startShopProcess(shop)];
  const before = await leasesOf(staying);
  expect(before).toHaveLength(2);
  process.kill(Math.max(...before), "SIGKILL");
  await until(async () => {
    const now = await leasesOf(staying);
    return now.length === 2 && !now.some((pid) => before.includes(pid));
  });

  await leaving.stop();
  expect(await ask(staying, "select 1 as one")).toEqual([{ one: 1 }]);
  await staying.stop();
}, 20_000);

test("after a power cut a stranger with the server's pid is no obstacle", async () => {
  const shop = await newShop();
  const killed = await startShopProcess(shop);
  await ask(killed, "create table note as select 'kept' as text");
  await killed.kill();
  const pid = await killServerOf(shop);

  const stranger = await spawnAsOwner(join(shop, "data/postgres"));
  const locks = [
    join(shop, "data/postgres/postmaster.pid"),
    join(killed.connection.host, ".s.PGSQL.5432.lock"),
  ];
  for (const lock of locks) {
    const text = await readFile(lock, "utf8");
    await writeFile(lock, text.replace(String(pid), String(stranger.pid)));
  }
  const server = await start(shop);
  expect(await ask(server, "select text from note")).toEqual([{ text: "kept" }]);
  expect(stranger.exitCode).toBeNull();
  await server.stop();
  stranger.kill("SIGKILL");
}, 20_000);

test("a lock file that a power cut left empty is no obstacle", async () => {
  const shop = await newShop();
  const lock = join(shop, "data/postgres/postmaster.pid");
  await writeFile(lock, "");
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  const server = await start(shop);
  expect(await ask(server, "select 1 as one")).toEqual([{ one: 1 }]);
  await server.stop();
}, 20_000);

/** The pids of the sessions that have a lease; none while the server cannot be asked. */
async function leasesOf(server: Pick<RunningPostgres, "connection">): Promise<number[]> {
  const sql = "select pid from pg_locks where locktype = 'advisory' and granted";
  const rows = await ask(server, sql).catch(() => []);
  return rows.map(({ pid }) => Number(pid));
}

// PostgreSQL heeds only processes that run as its own account.
async function spawnAsOwner(cluster: string) {
  const { uid, gid } = await stat(cluster);
  const child = spawn("sleep", ["20"], runAs({ uid, gid, other: process.getuid?.() === 0 }));
  await once(child, "spawn");
  return child;
}
