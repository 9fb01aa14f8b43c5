import { expect, test } from "vitest";
import { composeLines } from "./compose.ts";

const area = (code: string, name: string) => ({ code, name });

const lines = composeLines({
  provinces: [area("0702200000", "Cebu"), area("1004300000", "Misamis Oriental")],
  cities: [
    area("1380601000", "Tondo I/II"),
    area("1380600000", "Manila City"),
    area("1030500000", "Cagayan De Oro City"),
    area("0702234000", "Naga City"),
    area("1999901000", "Kapalawan"),
  ],
  barangays: [area("0702234001", "Mainit"), area("1380601001", "Barangay 1")],
  postal: [],
  confirmed: new Map(),
});
const line = (code: string) => lines.find((found) => found.code === code);

test("a city stands before what is in it", () => {
  const codes = lines.map(({ code }) => code);
  expect(codes).toEqual(codes.toSorted());
  expect(codes.indexOf("1380600000")).toBeLessThan(codes.indexOf("1380601000"));
});

test.each([
  ["0702234000", "Naga City", "Cebu"],
  ["1030500000", "Cagayan de Oro City", "Misamis Oriental"],
  ["1380600000", "Manila", "Metro Manila"],
  ["1999901000", "Kapalawan", "Special Geographic Area"],
])("%s is written %s, %s", (code, name, province) => {
  expect(line(code)).toMatchObject({ kind: "c", name, province });
});

test("what the list calls cities within Manila are its districts", () => {
  expect(line("1380601000")).toMatchObject({ kind: "d", name: "Tondo" });
});

test("a city whose province nobody knows stops the work", () => {
  const stray = [area("0799901000", "Nowhere")];
  const sources = { provinces: [], cities: stray, barangays: [], postal: [], confirmed: new Map() };
  expect(() => composeLines(sources)).toThrow("0799901000");
});
