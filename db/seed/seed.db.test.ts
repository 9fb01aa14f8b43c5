import { asc } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { auditLog } from "#app/modules/audit/tables.server.ts";
import { products } from "#app/modules/catalog/tables.server.ts";
import { currentLegalVersions } from "#app/modules/content/queries.server.ts";
import { documents } from "#app/modules/content/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { openServices } from "#app/server/services.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { seedWorld } from "./seed.ts";

const { db, pool } = await testContext();
const env = parseEnv({ DATA_DIR: await temporaryFolder() });
const services = openServices(env, quietLog, pool, "a secret that only these tests know");
const traces = async () => [
  await db.$count(documents),
  await db.$count(products),
  await db.$count(user),
  await db.$count(auditLog),
];
const NOTHING = [0, 0, 0, 0];

afterEach(async () => {
  await pool.query("truncate documents, products, users, audit_log cascade");
});

test.each(["moon-base", "constructor", ""])(
  "there is no world %j, and those there are named",
  async (world) => {
    await expect(seedWorld(services, world)).rejects.toMatchObject({
      userMessage: `There is no world "${world}". Known: demo-shop, empty-shop, grown-shop.`,
    });
    expect(await traces()).toEqual(NOTHING);
  },
);

test("the demo shop, with its public passwords, needs demo mode", async () => {
  const configured = { ...services, env: { ...services.env, demo: false } };
  await expect(seedWorld(configured, "demo-shop")).rejects.toMatchObject({
    userMessage: expect.stringContaining("DEMO=on"),
  });
  expect(await traces()).toEqual(NOTHING);
});

test("what fails half way leaves nothing, so that the next start begins anew", async () => {
  const gateways = { ...services.gateways, enabled: () => [] };
  await expect(seedWorld({ ...services, gateways }, "demo-shop")).rejects.toThrow("test gateway");
  expect(await traces()).toEqual(NOTHING);
});

test("an empty shop has its legal texts and nothing to sell", async () => {
  expect(await seedWorld(services, "empty-shop")).toBe('The world "empty-shop" is ready.');
  const texts = await db.select().from(documents).orderBy(asc(documents.slug));
  expect(texts.map(({ slug, version }) => [slug, version])).toEqual([
    ["privacy", 1],
    ["terms", 1],
  ]);
  expect(await currentLegalVersions(db, new Date())).toEqual({ terms: 1, privacy: 1 });
  expect([await db.$count(products), await db.$count(user)]).toEqual([0, 0]);
  expect(await checkInvariants(db)).toEqual([]);
});

test("a shop that is in use is left alone", async () => {
  await seedWorld(services, "empty-shop");
  const before = await traces();
  expect(await seedWorld(services, "demo-shop")).toBe(
    'The database is in use already; "demo-shop" was not added.',
  );
  expect(await traces()).toEqual(before);
});
