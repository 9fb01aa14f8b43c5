import { expect, test } from "vitest";
import { makeCategory } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { openServices, systemContext, type Services } from "#app/server/services.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { seedWorld } from "../seed.ts";
import { seedEmptyShop } from "./empty-shop.ts";
import { growShop } from "./grown-shop.ts";

const { db, pool } = await testContext();
const env = parseEnv({ DATA_DIR: await temporaryFolder() });
const services = openServices(env, quietLog, pool, "a secret that only these tests know");

const worlds = {
  grown: {
    async fill(turn: Services) {
      await seedEmptyShop(turn);
      await makeCategory(systemContext(turn, "test"), { name: "Beauty" });
    },
    grow: (turn: Services) => growShop(turn, { products: 30, orders: 40, step: 15 }),
  },
  plain: { fill: seedEmptyShop },
};

/** What a run says, which ends as by a power cut when it has said `last`. */
async function runUntil(last?: string) {
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    if (line === last) throw new Error("interrupted");
  };
  const answer = await seedWorld(services, "grown", { say, worlds }).catch(String);
  return [...said, answer];
}

test("a grown shop says how far it is, and continues where it was interrupted", async () => {
  const first = "15 of 30 sample products";
  expect(await runUntil(first)).toEqual([first, "Error: interrupted"]);
  const third = "15 of 40 sample orders";
  expect(await runUntil(third)).toEqual(["30 of 30 sample products", third, "Error: interrupted"]);
  const left = ["30 of 40 sample orders", "40 of 40 sample orders"];
  expect(await runUntil()).toEqual([...left, 'The world "grown" is ready.']);
  expect([await db.$count(products), await db.$count(orders)]).toEqual([30, 40]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("one that is finished, and another shop, are left alone", async () => {
  expect(await runUntil()).toEqual(['The database is in use already; "grown" was not added.']);
  expect(await seedWorld(services, "plain", { worlds })).toContain("in use already");
  expect(await db.$count(products)).toBe(30);
});
