import fc from "fast-check";
import { expect, it, test } from "vitest";
import { filterQuery, isFiltered, LOG_AREAS, readCursor, readLogFilter } from "./log-filter.ts";

const none = { area: undefined, by: undefined, from: undefined, to: undefined };
const read = (query: string) => readLogFilter(new URLSearchParams(query));

test.each([
  ["", none],
  [
    "?area=settings&by=u1&from=2026-11-01&to=2026-11-21",
    { area: "settings", by: "u1", from: "2026-11-01", to: "2026-11-21" },
  ],
  ["?area=toString&from=2026-02-30&to=soon&by=", none],
  [`?by=${"x".repeat(65)}`, none],
  ["?by=a%00b", none],
])("%s is read", (query, filter) => {
  expect(read(query)).toEqual(filter);
  expect(isFiltered(read(query))).toBe(filter !== none);
});

it("is read as it was written", () => {
  const id = "01a20aae-0ac8-7728-b8ac-a1ee03d5e35a";
  const at = new Date("2026-11-21T04:00:00.123Z");
  const query = filterQuery({ ...none, area: "lots", to: "2026-11-21" }, { at, id });
  expect(read(query)).toEqual({ ...none, area: "lots", to: "2026-11-21" });
  expect(readCursor(new URLSearchParams(query).get("after"))).toEqual({ at, id });
  expect(filterQuery(none)).toBe("");
});

it("takes nothing else for a place in the log", () => {
  fc.assert(fc.property(fc.string(), (text) => readCursor(text) === undefined));
  expect(readCursor(null)).toBeUndefined();
});

it("counts each type of subject to one area", () => {
  const types = Object.values(LOG_AREAS).flatMap((area): readonly string[] => area.types);
  expect(new Set(types).size).toBe(types.length);
});
