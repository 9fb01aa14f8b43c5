import { expect, test } from "vitest";
import { readUnits, unitsField } from "./read-units.ts";

test("units of lines are read by their field, an empty one is none", () => {
  const texts = { [unitsField("units", "a")]: " 2 ", [unitsField("units", "b")]: "", note: "x" };
  expect(readUnits(texts, "units")).toEqual({
    ok: true,
    units: new Map([
      ["a", 2],
      ["b", 0],
    ]),
  });
});

test.each(["-1", "1.5", "two", "99999", "1e3", "0x1"])("%s is no number of units", (typed) => {
  expect(readUnits({ [unitsField("units", "a")]: typed }, "units")).toEqual({
    ok: false,
    fields: ["units-a"],
  });
});
