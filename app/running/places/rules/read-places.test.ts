import { expect, test } from "vitest";
import { codeWithin, readPlaces } from "./read-places.ts";
import { showPlace } from "../views/show-place.ts";

const FILE = [
  "p\t0702200000\tCebu",
  "c\t0702234000\tNaga City\tCebu\t6037",
  "b\t0702234001\tInayagan",
  "c\t0730600000\tCebu City\tCebu\t6000",
  "b\t0730600041\tLahug",
  "c\t1380600000\tManila\tMetro Manila",
  "d\t1380606000\tSampaloc",
  "b\t1380606001\tBarangay 395",
  "d\t1380607000\tSan Miguel\t\t1005",
  "b\t1380607001\tBarangay 648",
  "c\t1381300000\tQuezon City\tMetro Manila",
  "b\t1381300001\tAlicia\t\t1105",
  "b\t1381300002\tBagong Silang",
].join("\n");
const rows = readPlaces(FILE);
const row = (name: string) => rows.find((place) => place.name === name);

test("a barangay has the city, the province and the postal code above it, unless it has its own", () => {
  expect(row("Lahug")).toMatchObject({ city: "Cebu City", province: "Cebu", postalCode: "6000" });
  expect(row("Alicia")).toMatchObject({ city: "Quezon City", postalCode: "1105" });
  expect(row("Bagong Silang")).toMatchObject({ province: "Metro Manila", postalCode: null });
});

test("in Manila the district goes before the city", () => {
  const written = { city: "San Miguel, Manila", province: "Metro Manila", postalCode: "1005" };
  expect(row("Barangay 648")).toMatchObject(written);
  expect(row("San Miguel")).toMatchObject({ ...written, cityKey: "sanmiguelmanila" });
  expect(row("Barangay 395")).toMatchObject({ city: "Sampaloc, Manila", postalCode: null });
});

test("the foremost cities come first, barangays last", () => {
  const order = ["Cebu City", "Naga City", "Cebu", "Sampaloc", "Lahug"];
  expect(order.map((name) => row(name)?.weight)).toEqual([1, 2, 3, 4, 5]);
  expect(row("Lahug")?.cityWeight).toBe(1);
  expect(row("Inayagan")?.cityWeight).toBe(2);
});

test("it is found by the words above it too, each once, and by none that every place has", () => {
  expect(row("Lahug")?.words).toBe("lahug cebu");
  expect(row("Barangay 395")?.words).toBe("barangay 395 sampaloc manila metro");
});

test.each([
  ["0730600000", "07306"],
  ["0702234000", "0702234"],
])("all that lies in %s has a code that begins with %s", (code, start) => {
  expect(codeWithin(code)).toBe(start);
});

test.each([
  "b\t0730600041\tLahug",
  "x\t0730600000\tCebu",
  "c\t073\tCebu\tCebu",
  "c\t0730600000",
  "",
])("the file %j is refused", (file) => {
  expect(() => readPlaces(file)).toThrow(/a place reads|behind its city/);
});

test.each([
  ["Lahug", "Cebu City, Cebu", { barangay: "Lahug", city: "Cebu City" }],
  ["Cebu City", "Cebu", { barangay: "", city: "Cebu City", postalCode: "6000" }],
  ["Sampaloc", "Manila, Metro Manila", { city: "Sampaloc, Manila", postalCode: "" }],
  ["Cebu", "", { barangay: "", city: "", province: "Cebu" }],
])("%s is shown within %j", (name, within, fills) => {
  expect(showPlace(row(name)!)).toMatchObject({ name, within, fills });
});
