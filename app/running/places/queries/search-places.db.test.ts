import { describe, expect, it, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { loadPlaces } from "../commands/load-places.server.ts";
import { MOST_FOUND, searchPlaces } from "./search-places.server.ts";

const { ctx, db } = await testContext();
await loadPlaces(ctx);

const find = async (text: string) =>
  (await searchPlaces(db, text)).map(({ kind, name, city, province }) =>
    kind === "barangay" ? `${name}, ${city}` : kind === "city" ? `${name}, ${province}` : name,
  );

test.each([
  ["quezon city", "Quezon City, Metro Manila"],
  ["QC", "Quezon City, Metro Manila"],
  ["qc commonwealth", "Commonwealth, Quezon City"],
  ["BGC", "Fort Bonifacio, Taguig City"],
  ["CDO", "Cagayan de Oro City, Misamis Oriental"],
  ["gensan", "General Santos City, South Cotabato"],
  ["Gen. Santos", "General Santos City, South Cotabato"],
  ["SJDM", "San Jose del Monte City, Bulacan"],
  ["lapulapu", "Lapu-Lapu City, Cebu"],
  ["Lapu-Lapu City", "Lapu-Lapu City, Cebu"],
  ["manila", "Manila, Metro Manila"],
  ["City of Makati", "Makati City, Metro Manila"],
  ["cebu", "Cebu City, Cebu"],
  ["davao", "Davao City, Davao del Sur"],
  ["parañaque", "Parañaque City, Metro Manila"],
  ["paranaque", "Parañaque City, Metro Manila"],
  ["las pinas", "Las Piñas City, Metro Manila"],
  ["dasma", "Dasmariñas City, Cavite"],
  ["sta rosa laguna", "Santa Rosa City, Laguna"],
  ["lahug", "Lahug, Cebu City"],
  ["Brgy. Lahug, Cebu City", "Lahug, Cebu City"],
  ["cebu city lahug", "Lahug, Cebu City"],
  ["bel-air", "Bel-Air, Makati City"],
  ["belair makati", "Bel-Air, Makati City"],
  ["poblacion makati", "Poblacion, Makati City"],
  ["sambag 2", "Sambag II, Cebu City"],
  ["barangay 648 manila", "Barangay 648, San Miguel, Manila"],
  ["sto nino paranaque", "Santo Niño, Parañaque City"],
  ["batasan hills", "Batasan Hills, Quezon City"],
  ["ncr", "Metro Manila"],
  ["bohol", "Bohol"],
  ["tagbilaran", "Tagbilaran City, Bohol"],
])("%s finds %s first", async (text, first) => {
  const [found] = await find(text);
  expect(found).toBe(first);
});

test.each([
  ["Paranqe", "Parañaque City, Metro Manila"],
  ["mandaluyng", "Mandaluyong City, Metro Manila"],
  ["taguik", "Taguig City, Metro Manila"],
  ["bacolot", "Bacolod City, Negros Occidental"],
  ["lahgu cebu", "Lahug, Cebu City"],
  ["cagayn de oro", "Cagayan de Oro City, Misamis Oriental"],
  ["fort bonifaco taguig", "Fort Bonifacio, Taguig City"],
  ["kamputhaw cebu", "Camputhaw, Cebu City"],
])("the slip in %s is forgiven: %s", async (text, meant) => {
  const [found] = await find(text);
  expect(found).toBe(meant);
});

it("shows cities above the barangays of their name, and leaves room for those", async () => {
  const found = await searchPlaces(db, "san jose");
  const kinds = found.map(({ kind }) => kind);
  expect(kinds).toEqual([...Array(5).fill("city"), ...Array(3).fill("barangay")]);
  expect(found[0]).toMatchObject({ name: "San Jose City", province: "Nueva Ecija" });
});

it("shows barangays of larger cities first", async () => {
  const found = await searchPlaces(db, "poblacion");
  expect(found).toHaveLength(MOST_FOUND);
  const cities = found.slice(0, 4).map(({ city }) => city);
  expect(cities).toEqual(expect.arrayContaining(["Makati City", "Mandaluyong City"]));
});

it("suggests a postal code only where there is no doubt", async () => {
  const codeOf = async (text: string) => (await searchPlaces(db, text))[0]?.postalCode;
  expect(await codeOf("lahug")).toBe("6000");
  expect(await codeOf("intramuros manila")).toBe("1002");
  expect(await codeOf("commonwealth quezon city")).toBe("1121");
  for (const several of ["manila", "quezon city", "davao city", "toril davao"]) {
    expect(await codeOf(several)).toBeNull();
  }
});

describe("what is no name finds nothing, and does no harm", () => {
  test.each([
    "",
    " ",
    "a",
    "%",
    "_____",
    "'; drop table places; --",
    "' or ''='",
    "lahug':* | 'x",
    "\\",
    "\u0000\u0000",
    "\ud800\udfff",
    "🙂🙂🙂",
    "مكاتي",
    "x".repeat(10_000),
    "san ".repeat(2_000),
    "1 ".repeat(100),
    "&|!():*<->",
  ])("%j", async (text) => {
    expect((await searchPlaces(db, text)).length).toBeLessThanOrEqual(MOST_FOUND);
    expect(await find("lahug cebu")).toEqual(["Lahug, Cebu City"]);
  });
});
