import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { loadPlaces } from "../commands/load-places.server.ts";
import { places } from "../tables.server.ts";
import { knownAddress } from "./known-address.server.ts";
import { provinceNames } from "./provinces.server.ts";

const { ctx, db } = await testContext();
await loadPlaces(ctx);

type TypedNames = [barangay: string | null, city: string, province: string | null];

test.each<[string, TypedNames, [...TypedNames, code: string | null]]>([
  ["as it is", ["Lahug", "Cebu City", "Cebu"], ["Lahug", "Cebu City", "Cebu", "0730600041"]],
  ["carelessly", ["brgy lahug", "cebu", "CEBU"], ["Lahug", "Cebu City", "Cebu", "0730600041"]],
  [
    "without its province",
    ["Lahug", "Cebu City", null],
    ["Lahug", "Cebu City", "Cebu", "0730600041"],
  ],
  [
    "only the city",
    [null, "City of Makati", null],
    [null, "Makati City", "Metro Manila", "1380300000"],
  ],
  ["n for ñ", [null, "Paranaque", "NCR"], [null, "Parañaque City", "Metro Manila", "1381000000"]],
  [
    "a barangay of Manila",
    ["Brgy 648", "Manila", null],
    ["Barangay 648", "San Miguel, Manila", "Metro Manila", "1380607012"],
  ],
  [
    "a district of Manila",
    [null, "Sampaloc, Manila", null],
    [null, "Sampaloc, Manila", "Metro Manila", "1380606000"],
  ],
  ["two of one name", [null, "Naga City", null], [null, "Naga City", null, null]],
  ["told apart", [null, "Naga", "Cebu"], [null, "Naga City", "Cebu", "0702234000"]],
  [
    "a sitio",
    ["Sitio Malayo", "Cebu City", "Cebu"],
    ["Sitio Malayo", "Cebu City", "Cebu", "0730600000"],
  ],
  ["on no list", ["Purok 7", "Bagong Nayon", "Cebu"], ["Purok 7", "Bagong Nayon", "Cebu", null]],
  ["two that disagree", ["Lahug", "Cebu City", "Bohol"], ["Lahug", "Cebu City", "Bohol", null]],
  ["no letters", ["?", "--", "!"], ["?", "--", "!", null]],
])("%s", async (_, [barangay, city, province], [knownBarangay, knownCity, knownProvince, code]) => {
  expect(await knownAddress(db, { barangay, city, province })).toEqual({
    barangay: knownBarangay,
    city: knownCity,
    province: knownProvince,
    psgcCode: code,
  });
});

test("whatever the search fills in is known again as the same place", async () => {
  const some = await db
    .select()
    .from(places)
    .where(sql`${places.kind} <> 'province' and right(md5(${places.code}), 2) = '00'`);
  expect(some.length).toBeGreaterThan(100);
  for (const { kind, code, name, city, province } of some) {
    const barangay = kind === "barangay" ? name : null;
    const known = await knownAddress(db, { barangay, city: city ?? "", province });
    expect(known).toEqual({ barangay, city, province, psgcCode: code });
  }
});

test("every province is there to choose from, and Metro Manila", async () => {
  const names = await provinceNames(db);
  expect(names).toHaveLength(83);
  expect(names).toContain("Metro Manila");
  expect(names).toContain("Maguindanao del Norte");
});

test("of two barangays of one name in a city neither is certain", async () => {
  const [lahug] = await db.select().from(places).where(eq(places.code, "0730600041"));
  await db.insert(places).values({ ...lahug!, code: "0730600999" });
  const known = await knownAddress(db, { barangay: "Lahug", city: "Cebu City", province: "Cebu" });
  expect(known).toMatchObject({ barangay: "Lahug", psgcCode: "0730600000" });
});
