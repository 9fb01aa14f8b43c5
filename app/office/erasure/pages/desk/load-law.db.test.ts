import { eq, sql } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { priceHistory, products } from "#app/goods/catalog/tables.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { documents } from "#app/running/content/tables.server.ts";
import { erasures } from "../../tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { testContext } from "#tests/context.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import type { LineName } from "./judge-law.ts";
import { loadLaw } from "./law-page.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);
const folder = await temporaryFolder();

async function line(name: LineName) {
  const { groups } = await loadLaw(ctx, folder);
  return groups.flatMap(({ lines }) => lines).find((one) => one.name === name)!;
}

test("a shop that was just opened misses what only its owner knows", async () => {
  const { groups, sums } = await loadLaw(ctx, folder);
  const missing = groups
    .flatMap(({ lines }) => lines)
    .filter(({ state }) => state === "missing")
    .map(({ name }) => name);
  expect(missing).toEqual([
    "seller",
    "contact",
    "complaints",
    "privacy_notice",
    "privacy_officer",
    "backups",
    "terms",
    "returns",
    "disclaimer",
  ]);
  expect(sums.missing).toBe(missing.length);
});

test("what is entered and published is in order", async () => {
  const saved = await saveSettings(ctx, {
    complaint_email: "complaints@shop.example",
    contact_email: "hello@shop.example",
    phone_number: "+63 917 123 4567",
  });
  expect(saved.ok).toBe(true);
  expect(await line("complaints")).toMatchObject({ state: "in_order" });
  expect(await line("contact")).toMatchObject({ state: "in_order", names: "" });
  await db.insert(documents).values({
    id: ctx.ids.newId(),
    slug: "privacy",
    version: 2,
    title: "Privacy notice",
    body: "Ours.",
    publishedAt: addDays(ctx.now, -1),
  });
  expect(await line("privacy_notice")).toMatchObject({ state: "in_order" });
});

describe("a struck-through price", () => {
  it("counts when it was asked for within 90 days, and is named when it was not", async () => {
    const glow = await makeProduct(ctx, { name: "Glow", price: 500_000 });
    const klow = await makeProduct(ctx, { name: "Klow", price: 500_000 });
    for (const id of [glow, klow]) {
      await db.update(products).set({ compareAtPrice: 600_000 }).where(eq(products.id, id));
    }
    await db.delete(priceHistory);
    const asked = (productId: string, price: number, daysAgo: number) =>
      db.insert(priceHistory).values({ productId, price, since: addDays(ctx.now, -daysAgo) });
    await asked(glow, 600_000, 200);
    await asked(glow, 500_000, 60);
    await asked(klow, 600_000, 200);
    await asked(klow, 500_000, 100);
    expect(await line("compare_prices")).toMatchObject({ state: "missing", names: "Klow" });
    await db.update(products).set({ isActive: false }).where(eq(products.id, klow));
    expect(await line("compare_prices")).toMatchObject({ state: "in_order", names: "" });
  });
});

test("products are named by what they say of themselves", async () => {
  const mark = async (name: string, given: Partial<typeof products.$inferInsert>) => {
    const id = await makeProduct(ctx, { name });
    await db.update(products).set(given).where(eq(products.id, id));
  };
  await mark("Claims", { regulatoryStatus: "registered", clearance: "acknowledge" });
  await mark("Proves", {
    regulatoryStatus: "registered",
    registrationNo: "DR-1",
    clearance: "required",
  });
  await mark("Unasked", { regulatoryStatus: "not_registered", clearance: "none" });
  await mark("Lotion", { regulatoryStatus: "not_a_medicine", clearance: "none" });
  const namesOf = async (name: LineName) => (await line(name)).names;
  expect(await namesOf("registered")).toContain("Claims");
  expect(await namesOf("registered")).not.toContain("Proves");
  expect(await namesOf("unregistered")).toContain("Unasked");
  expect(await namesOf("supervision")).toContain("Unasked");
  expect(await namesOf("supervision")).not.toContain("Lotion");
  expect(await line("fda_license")).toMatchObject({ state: "missing" });
});

test("consents are counted, and a wish that is overdue shows", async () => {
  const consent = { subjectType: "user" as const, subjectId: "one", purpose: "marketing" };
  const given = { document: "privacy", documentVersion: 1, givenAt: ctx.now };
  for (const withdrawnAt of [null, ctx.now]) {
    await db.insert(consents).values({ id: ctx.ids.newId(), ...consent, ...given, withdrawnAt });
  }
  expect((await line("consents")).text).toContain("2 given, 1 withdrawn.");
  expect(await line("erasure")).toMatchObject({ state: "in_order" });
  const asked = { id: ctx.ids.newId(), customerId: ctx.ids.newId(), askedBy: "owner" as const };
  const late = { askedAt: addDays(ctx.now, -8), dueAt: addDays(ctx.now, -1) };
  await db.insert(erasures).values({ ...asked, ...late });
  expect(await line("erasure")).toMatchObject({ state: "missing" });
  await db.update(erasures).set({ waitingSince: ctx.now });
  expect(await line("erasure")).toMatchObject({ state: "in_order" });
});

describe("the jobs that delete", () => {
  const beganOf = async (what: string) =>
    (await loadLaw(ctx, folder)).records.find((record) => record.what === what)?.began;
  const begin = (task: string, hoursAgo: number) =>
    pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ($1, $2, $2) on conflict (identifier) do update set last_execution = $2`,
      [task, new Date(ctx.now.getTime() - hoursAgo * 3_600_000)],
    );

  it("say when they began, and no more than that", async () => {
    expect(await beganOf("Carts")).toBe("Not yet");
    expect((await line("retention")).names).toContain("Carts");
    await begin("checkout.remove-carts", 3);
    expect(await beganOf("Carts")).toMatch(/^Nov \d+, 2026, /);
    expect(await beganOf("Consents")).toBe("No job");
    const { state, names } = await line("retention");
    expect(state).toBe("look");
    expect(names).not.toContain("Carts");
  });

  it("show a run that failed until one succeeds", async () => {
    await db.execute(sql`select graphile_worker.add_job('checkout.remove-carts')`);
    await pool.query("update graphile_worker._private_jobs set last_error = 'away', attempts = 1");
    expect(await line("retention")).toMatchObject({
      state: "missing",
      names: "Carts",
    });
    expect(await beganOf("Carts")).toBe("Failed, will be retried");
    await pool.query("delete from graphile_worker._private_jobs");
    expect(await line("retention")).toMatchObject({ state: "look" });
  });
});
