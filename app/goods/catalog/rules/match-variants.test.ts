import { expect, test } from "vitest";
import { matchVariants } from "./match-variants.ts";

const small = { id: "1", sku: "S", option1Value: "5 mg", option2Value: null };
const large = { id: "2", sku: "L", option1Value: "10 mg", option2Value: null };
const known = [small, large];
const without = ({ id: _, ...rest }: typeof small) => rest;
const ids = (wanted: Parameters<typeof matchVariants>[1]) => {
  const matched = matchVariants(known, wanted);
  return (
    matched && [matched.pairs.map((pair) => pair.known?.id), matched.removed.map(({ id }) => id)]
  );
};

test.each([
  ["all as they were", known, [["1", "2"], []]],
  ["in another order", [large, small], [["2", "1"], []]],
  ["by their values", [without(large), without(small)], [["2", "1"], []]],
  [
    "a new one",
    [...known, { sku: "X", option1Value: "20 mg", option2Value: null }],
    [["1", "2", undefined], []],
  ],
  ["one left out", [small], [["1"], ["2"]]],
  ["renamed", [{ ...small, option1Value: "5 mg vial" }, large], [["1", "2"], []]],
  [
    "swapped",
    [
      { ...small, option1Value: "10 mg" },
      { ...large, option1Value: "5 mg" },
    ],
    [["1", "2"], []],
  ],
  [
    "SKUs swapped",
    [
      { ...small, sku: "L" },
      { ...large, sku: "S" },
    ],
    [["1", "2"], []],
  ],
  ["an id of something else", [{ ...small, id: "9" }, large], [["1", "2"], []]],
  ["the SKU of one left out", [{ ...small, sku: "L" }], undefined],
  ["the values of one left out", [{ ...small, option1Value: "10 mg" }], undefined],
  [
    "another second value is another variant",
    [{ ...without(small), sku: "P", option2Value: "3 vials" }],
    [[undefined], ["1", "2"]],
  ],
])("%s", (_, wanted, matched) => {
  expect(ids(wanted)).toEqual(matched);
});
