import fc from "fast-check";
import { expect, test } from "vitest";
import { moveWithin } from "./move-within.ts";

test.each([
  ["b", "up", ["b", "a", "c"]],
  ["b", "down", ["a", "c", "b"]],
  ["a", "up", undefined],
  ["c", "down", undefined],
  ["x", "up", undefined],
  ["x", "down", undefined],
] as const)("%s %s", (item, direction, expected) => {
  expect(moveWithin(["a", "b", "c"], item, direction)).toEqual(expected);
});

test("a move back undoes a move, and nothing is ever lost", () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(lists, fc.nat(), (list, n) => {
      const item = list[n % (list.length - 1)]!;
      const down = moveWithin(list, item, "down")!;
      expect(new Set(down)).toEqual(new Set(list));
      expect(moveWithin(down, item, "up")).toEqual(list);
    }),
  );
});
