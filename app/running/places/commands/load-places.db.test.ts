import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { searchPlaces } from "../queries/search-places.server.ts";
import { placeEditions, places } from "../tables.server.ts";
import { loadPlaces } from "./load-places.server.ts";

const { ctx, db } = await testContext();
const root = await mkdtemp(path.join(tmpdir(), "places-test-"));
afterAll(() => rm(root, { recursive: true }));
await mkdir(path.join(root, "db/places"), { recursive: true });

const file = path.join(root, "db/places/places.tsv.br");
const publish = (text: string) => writeFile(file, brotliCompressSync(text));
const CEBU = "p\t0702200000\tCebu\nc\t0730600000\tCebu City\tCebu\t6000\nb\t0730600041\tLahug";

test("of processes that start together, one loads", async () => {
  await publish(CEBU);
  const answers = await Promise.all([1, 2, 3].map(() => loadPlaces(ctx, root)));
  expect(answers.filter(Boolean)).toEqual([true]);
  expect(await db.$count(places)).toBe(3);
  expect(await searchPlaces(db, "lahug")).toMatchObject([
    { code: "0730600041", postalCode: "6000" },
  ]);
});

test("an edition is loaded once", async () => {
  expect(await loadPlaces(ctx, root)).toBe(false);
  expect(await db.$count(placeEditions)).toBe(1);
});

test("the next edition takes its place, words and all", async () => {
  await publish(CEBU.replace("Lahug", "Kasambagan"));
  expect(await loadPlaces(ctx, root)).toBe(true);
  expect(await searchPlaces(db, "lahug")).toEqual([]);
  expect(await searchPlaces(db, "kasmbagan")).toHaveLength(1);
  expect(await db.$count(placeEditions)).toBe(1);
});

test("a broken file leaves everything as it was", async () => {
  await publish(`${CEBU}\nnonsense`);
  await expect(loadPlaces(ctx, root)).rejects.toThrow("nonsense");
  expect(await db.$count(places)).toBe(3);
  expect(await searchPlaces(db, "kasambagan")).toHaveLength(1);
});

test("the file of the release holds every barangay there is", async () => {
  await cp("db/places/places.tsv.br", file);
  expect(await loadPlaces(ctx, root)).toBe(true);
  expect(await db.$count(places, eq(places.kind, "barangay"))).toBe(42_011);
  expect(await db.$count(places, eq(places.kind, "city"))).toBe(1_642);
  expect(await db.$count(places, eq(places.kind, "district"))).toBe(14);
});
