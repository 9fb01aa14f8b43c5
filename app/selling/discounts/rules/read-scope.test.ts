import fc from "fast-check";
import { expect, it } from "vitest";
import { readScope, writeScope } from "./read-scope.ts";

it("reads what it writes", () => {
  const ids = fc.uniqueArray(fc.uuid()).map((all) => all.toSorted());
  fc.assert(
    fc.property(ids, ids, (productIds, categoryIds) => {
      expect(readScope(writeScope({ productIds, categoryIds }))).toEqual({
        productIds,
        categoryIds,
      });
    }),
  );
});

it("passes over what is not ticked, and what is no id", () => {
  const id = "01a20b3a-0efc-7782-9419-3d67090f7665";
  expect(readScope({ [`product_${id}`]: "", product_all: "on", code: "on" })).toEqual({
    productIds: [],
    categoryIds: [],
  });
});
