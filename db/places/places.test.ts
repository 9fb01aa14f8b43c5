import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readPlaces } from "#app/running/places/rules/read-places.ts";

const places = readPlaces(brotliDecompressSync(readFileSync("db/places/places.tsv.br")).toString());
const cities = places.filter(({ kind }) => kind === "city");
const city = (name: string, province: string) =>
  cities.find((place) => place.name === name && place.province === province);

test("every code is there once", () => {
  expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
});

test("every city has a province that is one, but for the towns that belong to none", () => {
  const provinces = new Set(places.filter((p) => p.kind === "province").map(({ name }) => name));
  const without = cities.filter(({ province }) => !provinces.has(province));
  expect(without.map(({ province }) => province)).toEqual(Array(8).fill("Special Geographic Area"));
});

// By the envelope, from what the post office says of them.
test.each([
  ["Cebu City", "Cebu", "6000"],
  ["Lapu-Lapu City", "Cebu", "6015"],
  ["Mandaue City", "Cebu", "6014"],
  ["Baguio City", "Benguet", "2600"],
  ["Iloilo City", "Iloilo", "5000"],
  ["Bacolod City", "Negros Occidental", "6100"],
  ["Cagayan de Oro City", "Misamis Oriental", "9000"],
  ["General Santos City", "South Cotabato", "9500"],
  ["Zamboanga City", "Zamboanga del Sur", "7000"],
  ["Tagbilaran City", "Bohol", "6300"],
  ["Angeles City", "Pampanga", "2009"],
  ["Antipolo City", "Rizal", "1870"],
  ["Naga City", "Camarines Sur", "4400"],
  ["Naga City", "Cebu", "6037"],
  ["Puerto Princesa City", "Palawan", "5300"],
  ["Tacloban City", "Leyte", "6500"],
  ["Cotabato City", "Maguindanao del Norte", "9600"],
  ["San Fernando City", "La Union", "2500"],
  ["San Fernando City", "Pampanga", "2000"],
])("mail to %s, %s goes to %s", (name, province, code) => {
  expect(city(name, province)?.postalCode).toBe(code);
});

test.each(["Manila", "Quezon City", "Makati City", "Pasig City", "Taguig City"])(
  "%s has too many codes to suggest one",
  (name) => {
    expect(city(name, "Metro Manila")?.postalCode).toBeNull();
  },
);

test("nor is there one for Davao City, whose districts have their own", () => {
  expect(city("Davao City", "Davao del Sur")?.postalCode).toBeNull();
});

test("most towns have one", () => {
  const coded = cities.filter(({ postalCode }) => postalCode !== null);
  expect(coded.length / cities.length).toBeGreaterThan(0.8);
  expect(coded.every(({ postalCode }) => /^\d{4}$/.test(postalCode ?? ""))).toBe(true);
});
