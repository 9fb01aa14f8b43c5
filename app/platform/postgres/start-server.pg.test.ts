import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import {
  ask,
  copyShop,
  emptyShop,
  newShop,
  removeShops,
  serverOf,
  start,
  startShopProcess,
} from "./shop-process.fixture.ts";

afterAll(removeShops, 30_000);

test("a later start serves what an earlier one stored", { timeout: 60_000 }, async () => {
  const shop = await emptyShop();
  const first = await start(shop);
  await ask(first, "create table note as select 'kept' as text");
  await first.stop();
  expect(await serverOf(shop)).toBeUndefined();

  const later = await start(shop);
  expect(later.connection).toEqual(first.connection);
  expect(await ask(later, "select text from note")).toEqual([{ text: "kept" }]);
  await later.stop();
});

test(
  "the shop's role is no superuser, and writes reach the disk",
  { timeout: 60_000 },
  async () => {
    const server = await start(await newShop());
    const [row] = await ask(
      server,
      `select rolsuper, current_database() as name, upper('ñ') as upper,
       current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       current_setting('TimeZone') as zone, current_setting('listen_addresses') as listens
     from pg_roles where rolname = current_user`,
    );
    expect(row).toEqual({
      rolsuper: false,
      name: "project_me",
      upper: "Ñ",
      fsync: "on",
      checksums: "on",
      zone: "UTC",
      listens: "",
    });
    await server.stop();
  },
);

test("a second process joins, and the last one to stop ends it", { timeout: 60_000 }, async () => {
  const shop = await newShop();
  const first = await startShopProcess(shop);
  const second = await startShopProcess(shop);
  expect(second.connection).toEqual(first.connection);

  await first.stop();
  expect(await ask(second, "select 1 as one")).toEqual([{ one: 1 }]);
  await second.stop();
  expect(await serverOf(shop)).toBeUndefined();
});

test("two first starts at once share one server", { timeout: 60_000 }, async () => {
  const shop = await emptyShop();
  const both = await Promise.all([startShopProcess(shop), startShopProcess(shop)]);
  expect((await readdir(join(shop, "data"))).toSorted()).toEqual(["postgres", "postgres.log"]);

  await ask(both[0], "create table seen ()");
  expect(await ask(both[1], "select * from seen")).toEqual([]);
  await Promise.all(both.map(({ stop }) => stop()));
  expect(await serverOf(shop)).toBeUndefined();
});

test(
  "starting while the last user stops always ends in a server",
  { timeout: 60_000 },
  async () => {
    const shop = await newShop();
    let current = await start(shop);
    // The stop comes a little later each round, to meet every step of the start.
    for (let wait = 0; wait < 60; wait += 8) {
      const [next] = await Promise.all([start(shop), pause(wait).then(current.stop)]);
      expect(await ask(next, "select 1 as one")).toEqual([{ one: 1 }]);
      current = next;
    }
    await current.stop();
    expect(await serverOf(shop)).toBeUndefined();
  },
);

test(
  "a data folder copied from a running shop gets its own server",
  { timeout: 60_000 },
  async () => {
    const original = await newShop();
    const server = await start(original);
    const copy = await emptyShop();
    await copyShop(original, copy);

    const other = await start(copy);
    expect(other.connection.host).not.toBe(server.connection.host);
    await ask(other, "create table only_here ()");
    expect(await ask(server, "select to_regclass('only_here') as found")).toEqual([
      { found: null },
    ]);
    await Promise.all([server.stop(), other.stop()]);
  },
);

test("a data folder removed under the server begins anew", { timeout: 60_000 }, async () => {
  const shop = await newShop();
  const killed = await startShopProcess(shop);
  await ask(killed, "create table old ()");
  await killed.kill();
  await rm(join(shop, "data"), { recursive: true });

  const server = await start(shop);
  expect(await ask(server, "select to_regclass('old') as found")).toEqual([{ found: null }]);
  await server.stop();
});
