import { expect, test } from "vitest";
import { whichParcel } from "./which-parcel.ts";

const cold = [{ number: 2 }, { number: 3 }];

test.each([
  [null, cold, 2],
  ["3", cold, 3],
  ["1", cold, 2],
  ["x", cold, 2],
  ["03", cold, 2],
  ["2", [], 1],
] as const)("%j of %j is parcel %i", (named, parcels, number) => {
  expect(whichParcel(named, parcels)).toBe(number);
});
