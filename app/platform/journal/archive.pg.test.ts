import { appendFile, mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { quietLog } from "#tests/quiet-log.ts";
import { openShelf } from "../backup/backup-store.server.ts";
import { makeKey } from "../backup/keys.server.ts";
import { signingKeyOf } from "../backup/signature.server.ts";
import { ask, newShop, removeShops, start, until } from "../postgres/shop-process.fixture.ts";
import { startArchiver } from "./archiver.server.ts";
import { recipesFor } from "./moments.ts";
import { readNames } from "./names.ts";
import { openMoment } from "./open-moment.server.ts";
import { readState, saveState } from "./state.server.ts";

const LONG = { timeout: 60_000 };
afterAll(removeShops, 30_000);

const shop = await newShop();
const dataDir = join(shop, "data");
const away = join(shop, "away");
await mkdir(away);
const server = await start(shop);
await ask(server, "create table orders (number int)");
const { identity, recipient } = await makeKey();
const keys = { identity, signingKey: signingKeyOf(identity) };
const shelf = openShelf({ folder: away }, "journal");
const proofs: unknown[] = [];

const archive = () =>
  startArchiver({
    server,
    shelf,
    dataDir,
    uploads: undefined,
    readKeys: async () => ({ recipient, signingKey: keys.signingKey }),
    async findDoubts(pool) {
      proofs.push((await pool.query("select * from orders")).rows);
      return [];
    },
    newId: () => crypto.randomUUID().slice(0, 8),
    log: quietLog,
    everyMs: 50,
  });

const state = async () => (await readState(dataDir)) ?? {};
/** Waits until all that was confirmed by now is in the archive, and something after it. */
async function sent(): Promise<Date> {
  const now = new Date();
  // A round without news sends no part, and a moment is reached by a part that ends after it.
  await ask(server, "select pg_logical_emit_message(true, 'test', 'later')");
  const later = new Date();
  await until(async () => ((await state()).sentAt ?? 0) > later);
  return now;
}
const order = (number: number) => ask(server, `insert into orders values (${number})`);

async function ordersAt(at: Date): Promise<number[]> {
  const [recipe] = recipesFor(readNames(await shelf.list()), at);
  if (!recipe) throw new Error("no recipe");
  const moment = await openMoment({ shelf, recipe, at, keys, ownData: join(shop, "moment") });
  const rows = await ask(moment, "select number from orders order by number");
  await moment.close();
  return rows.map(({ number }) => number);
}

let archiver = archive();
let between: Date;

test("a moment between two orders has exactly the first ones", LONG, async () => {
  await until(async () => (await state()).baseAt !== undefined);
  for (const number of [1, 2]) await order(number);
  between = await sent();
  await pause(20);
  await order(3);
  const after = await sent();
  await pause(20);
  await order(4);
  await sent();
  expect(await ordersAt(between)).toEqual([1, 2]);
  expect(await ordersAt(after)).toEqual([1, 2, 3]);
  expect(await readdir(shop)).not.toContain("moment");
});

test("the archive is restored beside the shop, and checked", LONG, async () => {
  await until(async () => (await state()).provenAt !== undefined);
  expect(proofs).toHaveLength(1);
  expect((await state()).doubt).toBeUndefined();
});

test(
  "while the archive is away the shop sells on, and nothing is missing after",
  LONG,
  async () => {
    await rename(away, `${away}-gone`);
    await order(5);
    await until(async () => (await state()).problem === `the folder ${away} is not there`);
    const { sentAt } = await state();
    await order(6);
    await pause(200);
    expect((await state()).sentAt).toEqual(sentAt);
    await rename(`${away}-gone`, away);
    expect(await ordersAt(await sent())).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await state()).problem).toBeUndefined();
  },
);

test(
  "a later start goes on with the same copy; from a copied folder it begins anew",
  LONG,
  async () => {
    const { chain, baseAt } = await state();
    await archiver.stop();
    archiver = archive();
    await order(7);
    await sent();
    expect(await state()).toMatchObject({ chain, baseAt });
    await archiver.stop();
    const former = await state();
    await saveState(dataDir, { ...former, position: (former.position ?? 0) - 8 });
    archiver = archive();
    await until(async () => {
      const now = await state();
      return now.chain !== chain && now.baseAt !== undefined;
    });
    await archiver.stop();
  },
);

test("damage is noticed, and says up to when the archive is good", LONG, async () => {
  const files = readNames(await shelf.list());
  const [recipe] = recipesFor(files, between);
  const [last, before] = [recipe?.parts.at(-1), recipe?.parts.at(-2)];
  const other = await makeKey();
  const opening = { shelf, at: between, ownData: join(shop, "moment") };
  if (!recipe || !last || !before) throw new Error("no recipe of several parts");
  const wrong = { ...keys, identity: other.identity };
  await expect(openMoment({ ...opening, recipe, keys: wrong })).rejects.toMatchObject({
    reason: "wrong_key",
  });
  await appendFile(join(away, "journal", last.name), "!");
  const opened = openMoment({ ...opening, recipe, keys });
  await expect(opened).rejects.toMatchObject({ until: before.at });
  await appendFile(join(away, "journal", recipe.base.name), "!");
  await expect(openMoment({ ...opening, recipe, keys })).rejects.toMatchObject({
    until: undefined,
  });
  expect(await readdir(shop)).not.toContain("moment");
  await server.stop();
});
