import { expect, test } from "vitest";
import { sharedValue } from "./shared-value.ts";

test("one value is shared, several are mixed, none is none", () => {
  expect(sharedValue([5, 5, 5])).toEqual({ isMixed: false, value: 5 });
  expect(sharedValue([null, null])).toEqual({ isMixed: false, value: null });
  expect(sharedValue([])).toEqual({ isMixed: false, value: undefined });
  expect(sharedValue([1, null, 2, 2])).toEqual({
    isMixed: true,
    values: [
      { value: 2, count: 2 },
      { value: 1, count: 1 },
      { value: null, count: 1 },
    ],
  });
});
