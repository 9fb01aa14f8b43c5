import fc from "fast-check";
import { expect, test } from "vitest";
import { foldName, nameKey, nameWords } from "./fold-name.ts";

test.each([
  ["Sto. Niño", "santo nino"],
  ["Sta. Cruz", "santa cruz"],
  ["STA CRUZ", "santa cruz"],
  ["Ma. Cristina", "maria cristina"],
  ["Gen. Santos", "general santos"],
  ["Sambag II", "sambag 2"],
  ["I. Mendoza", "i mendoza"],
  ["Suba Pob.", "suba poblacion"],
  ["Bgy. No. 12, San Isidro", "barangay 12 san isidro"],
  ["Int'l Village", "intl village"],
  ["  Lapu - Lapu  ", "lapu lapu"],
  ["!?", ""],
  ["Constructor valueOf", "constructor valueof"],
])("%j folds to %j", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test.each([
  [["Lapu-Lapu City", "City of Lapu-Lapu", "lapulapu", "LAPU LAPU"], "lapulapu"],
  [["Brgy. Lahug", "Barangay Lahug", "lahug"], "lahug"],
  [["Barangay 12", "Brgy 12", "Bgy. No. 12"], "barangay12"],
  [["Bel-Air", "bel air", "BELAIR"], "belair"],
  [["Cebu Province", "Province of Cebu", "Cebu City"], "cebu"],
  [["City"], "city"],
])("%j are looked up by %j", (names, key) => {
  expect(names.map(nameKey)).toEqual(names.map(() => key));
});

test("a word with a hyphen is also found in one piece", () => {
  expect(nameWords("Pinagbuhatan Bel-Air")).toEqual(["pinagbuhatan", "bel", "air", "belair"]);
});

test("whatever is typed, only letters and digits are left, and folding again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const folded = foldName(text);
      expect(folded).toMatch(/^[a-z0-9 ]*$/);
      expect(nameKey(text)).toMatch(/^[a-z0-9]*$/);
      expect(nameKey(folded)).toBe(nameKey(text));
    }),
  );
});
