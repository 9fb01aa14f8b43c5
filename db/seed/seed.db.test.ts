import { asc, max, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { changeSynonym } from "#app/goods/catalog/commands/change-synonym.server.ts";
import { products, searchSynonyms } from "#app/goods/catalog/tables.server.ts";
import { publishDocument } from "#app/running/content/commands/publish-document.server.ts";
import { unpublishArticle } from "#app/running/content/commands/unpublish-article.server.ts";
import { allArticles, publishedArticles } from "#app/running/content/queries/articles.server.ts";
import { faqEntries } from "#app/running/content/queries/faq.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { articleVersions, documents, faqVersions } from "#app/running/content/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { openServices, systemContext } from "#app/server/services.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { seedMissing, seedWorld } from "./seed.ts";

const { db, pool } = await testContext();
const env = parseEnv({ DATA_DIR: await temporaryFolder() });
const services = openServices(env, quietLog, pool, "a secret that only these tests know");
const traces = async () => [
  await db.$count(documents),
  await db.$count(faqVersions),
  await db.$count(articleVersions),
  await db.$count(products),
  await db.$count(user),
  await db.$count(auditLog),
];
const NOTHING = [0, 0, 0, 0, 0, 0];

afterEach(async () => {
  await pool.query(
    "truncate documents, articles, faq_versions, products, users, audit_log, search_synonyms cascade",
  );
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

test("an empty shop has its texts and nothing to sell", async () => {
  expect(await seedWorld(services, "empty-shop")).toBe('The world "empty-shop" is ready.');
  const texts = await db.select().from(documents).orderBy(asc(documents.slug));
  expect(texts.map(({ slug, version }) => [slug, version])).toEqual([
    ["about", 1],
    ["affiliate-terms", 1],
    ["journey-support", 1],
    ["medical-disclaimer", 1],
    ["privacy", 1],
    ["shipping-returns", 1],
    ["terms", 1],
  ]);
  expect(await currentLegalVersions(db, new Date())).toEqual({ terms: 1, privacy: 1 });
  expect(await faqEntries(db)).toHaveLength(16);
  expect(await publishedArticles(db)).toHaveLength(16);
  expect([await db.$count(products), await db.$count(user)]).toEqual([0, 0]);
  expect(await checkInvariants(db)).toEqual([]);
});

test("nothing in the log of a new shop lies in the future", async () => {
  await seedWorld(services, "empty-shop");
  const [newest] = await db.select({ at: max(auditLog.at) }).from(auditLog);
  expect(newest?.at?.getTime()).toBeLessThanOrEqual(Date.now());
});

test("outside demo mode the articles wait for a clinician's review", async () => {
  await seedWorld({ ...services, env: { ...services.env, demo: false } }, "empty-shop");
  const waiting = await allArticles(db);
  expect(waiting).toHaveLength(16);
  expect(waiting.filter((one) => one.publishedVersion !== null || one.reviewed)).toEqual([]);
  expect(await publishedArticles(db)).toEqual([]);
});

test("a shop opened before a text existed gets it once, and keeps what staff changed", async () => {
  await seedMissing(services);
  expect(await traces()).toEqual(NOTHING);
  const system = systemContext(services, "test");
  for (const slug of ["terms", "privacy"]) {
    await publishDocument(system, { slug, title: slug, body: "Our own words." });
  }
  await Promise.all([seedMissing(services), seedMissing(services)]);
  const texts = await db.select().from(documents);
  expect(texts.filter(({ body }) => body === "Our own words.")).toHaveLength(2);
  expect(texts).toHaveLength(7);
  const [article] = await allArticles(db);
  await unpublishArticle(system, article?.id ?? "");
  const before = await traces();
  await seedMissing(services);
  expect(await traces()).toEqual(before);
  expect(await publishedArticles(db)).toHaveLength(15);
});

test("a shop opened before there were search words gets them once, and keeps what staff did", async () => {
  await seedWorld(services, "empty-shop");
  const count = () => db.$count(searchSynonyms);
  // As a shop is that was only migrated: a log without them, and it is never cut.
  await db.execute(sql`truncate search_synonyms`);
  await db.execute(sql`truncate audit_log`);
  await Promise.all([seedMissing(services), seedMissing(services)]);
  expect(await count()).toBe(20);
  const system = systemContext(services, "test");
  for (const { id, means } of await db.select().from(searchSynonyms)) {
    await changeSynonym(system, { synonymId: id, was: means, means: undefined });
  }
  await seedMissing(services);
  expect(await count()).toBe(0);
});

test("a shop that is in use is left alone", async () => {
  await seedWorld(services, "empty-shop");
  const before = await traces();
  expect(await seedWorld(services, "demo-shop")).toBe(
    'The database is in use already; "demo-shop" was not added.',
  );
  expect(await traces()).toEqual(before);
});
