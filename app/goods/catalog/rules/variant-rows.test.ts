import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { moveRow, MOST_VARIANTS, readRowKeys, stepRows } from "./variant-rows.ts";

const id = "0190b2f0-0000-7000-8000-000000000001";

test.each([
  ["", []],
  [`${id},new1`, [id, "new1"]],
  ["new1,new1", undefined],
  ["new1,,new2", undefined],
  ["__proto__", undefined],
  [Array.from({ length: MOST_VARIANTS + 1 }, (_, at) => `new${at}`).join(","), undefined],
])("the rows of %j", (text, keys) => {
  expect(readRowKeys(text)).toEqual(keys);
});

describe("a step", () => {
  it.each([
    ["add", [id, "new1", "new2"]],
    [`up:new1`, ["new1", id]],
    [`down:${id}`, ["new1", id]],
    [`up:${id}`, [id, "new1"]],
    ["down:new1", [id, "new1"]],
    [`remove:${id}`, ["new1"]],
    [`restore:${id.replace("1", "2")}`, [id, "new1", id.replace("1", "2")]],
    [`restore:${id}`, [id, "new1"]],
    ["remove:new7", undefined],
    ["save", undefined],
    ["turn:new1", undefined],
  ])("%s", (step, keys) => {
    expect(stepRows([id, "new1"], step)).toEqual(keys);
  });

  it("adds none beyond the most there may be", () => {
    const full = Array.from({ length: MOST_VARIANTS }, (_, at) => `new${at + 1}`);
    expect(stepRows(full, "add")).toEqual(full);
  });
});

test("moving keeps every row, and the others in their order", () => {
  const rows = fc.uniqueArray(fc.integer({ min: 1, max: 99 }).map((n) => `new${n}`));
  fc.assert(
    fc.property(
      rows,
      fc.integer({ min: -1, max: 60 }),
      fc.integer({ min: -1, max: 60 }),
      (keys, from, to) => {
        const after = moveRow(keys, from, to);
        expect(after.toSorted()).toEqual(keys.toSorted());
        const others = (all: readonly string[]) => all.filter((key) => key !== keys[from]);
        expect(others(after)).toEqual(others(keys));
      },
    ),
  );
});
