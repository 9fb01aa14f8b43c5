import { expect, test } from "vitest";
import type { Line } from "./compose.ts";
import { certainPostalCodes } from "./postal-codes.ts";

const LINES: Line[] = [
  { kind: "c", code: "0702234000", name: "Naga City", province: "Cebu" },
  { kind: "b", code: "0702234001", name: "Mainit", province: "" },
  { kind: "c", code: "1130700000", name: "Davao City", province: "Davao del Sur" },
  { kind: "c", code: "1380300000", name: "Makati City", province: "Metro Manila" },
  { kind: "b", code: "1380301001", name: "Bel-Air", province: "" },
  { kind: "b", code: "1380301002", name: "Carmona", province: "" },
  { kind: "c", code: "1381701000", name: "Pateros", province: "Metro Manila" },
];
const naga = { location: "Cebu", area: "Naga", code: "6037" };

function certain(postal: (typeof naga)[], confirmed: [string, string[]][]) {
  return Object.fromEntries(certainPostalCodes(LINES, { postal, confirmed: new Map(confirmed) }));
}

test("a town has the code that both lists give its name", () => {
  expect(certain([naga], [["6037", ["Naga"]]])).toEqual({ "0702234000": "6037" });
});

test.each<[string, (typeof naga)[], [string, string[]][]]>([
  ["the second list does not know", [naga], []],
  ["the second list has for another place", [naga], [["6037", ["Toledo"]]]],
  ["is one of two", [naga, { ...naga, code: "6038" }], [["6037", ["Naga"]]]],
  ["is of that name in another province", [{ ...naga, location: "Bohol" }], [["6037", ["Naga"]]]],
])("a code that %s is not certain", (_, postal, confirmed) => {
  expect(certain(postal, confirmed)).toEqual({});
});

test("a code of Davao City says nothing, because its districts have others", () => {
  const davao = { location: "Davao del Sur", area: "Davao City", code: "8000" };
  expect(certain([davao], [["8000", ["Davao City"]]])).toEqual({});
});

test("in Metro Manila the parts of a city have codes, and the city only if they share one", () => {
  const postal = [
    { location: "Makati City", area: "Bel-air", code: "1209" },
    { location: "Makati City", area: "Olympia and Carmona", code: "1207" },
    { location: "Pateros", area: "Pateros (all)", code: "1620" },
  ];
  const confirmed: [string, string[]][] = [
    ["1209", ["Bel-Air"]],
    ["1207", ["Olympia and Carmona"]],
    ["1620", ["Pateros"]],
  ];
  expect(certain(postal, confirmed)).toEqual({ "1380301001": "1209", "1381701000": "1620" });
});
