import { describe, expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { addSynonym } from "../commands/add-synonym.server.ts";
import { changeSynonym } from "../commands/change-synonym.server.ts";
import { makeCategory, makeProduct, makeVariants } from "../factories.ts";
import { listProducts } from "./listing.server.ts";
import { allSynonyms } from "./synonyms.server.ts";

const { ctx, db, as } = await testContext();

const weight = await makeCategory(ctx, { name: "Weight Loss" });
const sema = await makeProduct(ctx, { name: "Semaglutide", categoryId: weight });
await makeProduct(ctx, { name: "Tirzepatide", keywords: "weight loss, slimming", stock: 3 });
await makeProduct(ctx, { name: "Klow", description: "10 of them weigh 5 mg in a vial." });
await makeProduct(ctx, { name: "BPC-157 2.5 mg", shortDescription: "For recovery." });
await makeVariants(
  ctx,
  sema,
  { value: "5 mg", price: 100 },
  { value: "10 mg", price: 200 },
  { value: "20 mg", price: 300, isActive: false },
);

async function names(search: string): Promise<string[]> {
  const found = await listProducts(db, { search, sort: "popular", page: 1 });
  return found.approximate ? [] : found.products.map(({ name }) => name).toSorted();
}

async function add(typed: string, means: string): Promise<string> {
  const added = await addSynonym(ctx, { typed, means });
  if (!added.ok) throw new Error(added.reason);
  return added.value.id;
}

describe("what is in the vial", () => {
  it.each([
    ["10 mg", ["Semaglutide"]],
    ["10mg", ["Semaglutide"]],
    ["semaglutide 10 MG", ["Semaglutide"]],
    ["5 mg", ["Klow", "Semaglutide"]],
    ["5 mg vial", ["Klow"]],
    ["2.5 mg", ["BPC-157 2.5 mg"]],
    ["2,5mg", ["BPC-157 2.5 mg"]],
    ["20 mg", []],
    ["1 mg", []],
  ])("is found by %j", async (search, found) => {
    expect(await names(search)).toEqual(found);
  });
});

describe("a synonym", () => {
  it("finds what its meaning finds, in any order, form and company", async () => {
    expect(await names("lose weight")).toEqual([]);
    await add("Lose  weight!", "weight loss");
    const both = ["Semaglutide", "Tirzepatide"];
    for (const search of ["lose weight", "losing some weight", "Weight: how to lose it?"]) {
      expect([search, await names(search)]).toEqual([search, both]);
    }
    expect(await names("lose weight slim")).toEqual(["Tirzepatide"]);
    expect(await names("lose weight tirz")).toEqual(["Tirzepatide"]);
    expect(await names("lose weight recovery")).toEqual([]);
  });

  it("may mean several things, and adds to what was found anyway", async () => {
    await add("klow", "slimming, 2.5 mg");
    expect(await names("klow")).toEqual(["BPC-157 2.5 mg", "Klow", "Tirzepatide"]);
  });

  it.each(["'", "a:*b", "& | !", "the", "the of and", "\u202e"])("survives %j", async (search) => {
    await expect(names(search)).resolves.toBeInstanceOf(Array);
  });

  it("of words that say nothing changes no search", async () => {
    await add("the", "recovery");
    expect(await names("the")).toEqual([]);
    expect(await names("klow the")).toEqual(await names("klow"));
  });
});

test("staff add, change and remove one, and each leaves its trace", async () => {
  const id = await add("knee pain", "recovery");
  expect(await names("knee pain")).toEqual(["BPC-157 2.5 mg"]);
  expect(await addSynonym(ctx, { typed: "Knee PAIN", means: "klow" })).toMatchObject({
    reason: "taken",
  });
  const change = { synonymId: id, was: "recovery", means: "slimming" };
  expect(await changeSynonym(ctx, change)).toMatchObject({ ok: true });
  expect(await names("knee pain")).toEqual(["Tirzepatide"]);
  expect(await changeSynonym(ctx, change)).toMatchObject({ ok: true });
  expect(await changeSynonym(ctx, { ...change, means: "klow" })).toMatchObject({
    reason: "changed",
  });
  const remove = { synonymId: id, was: "slimming", means: undefined };
  for (const role of ["support", "marketing", "customer"] as const) {
    expect(await changeSynonym(as(role), remove)).toMatchObject({ reason: "forbidden" });
    expect(await addSynonym(as(role), { typed: "x", means: "y" })).toMatchObject({
      reason: "forbidden",
    });
  }
  expect(await changeSynonym(ctx, remove)).toMatchObject({
    ok: true,
    value: { typed: "knee pain" },
  });
  expect(await changeSynonym(ctx, remove)).toMatchObject({ reason: "not_found" });
  expect((await allSynonyms(db)).map(({ typed }) => typed)).not.toContain("knee pain");
  const trail = (await db.select().from(auditLog)).filter(({ subjectId }) => subjectId === id);
  expect(trail.map(({ action }) => action)).toEqual([
    "search_synonym.added",
    "search_synonym.changed",
    "search_synonym.removed",
  ]);
});
