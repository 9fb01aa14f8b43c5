import { expect, test } from "vitest";
import { unitsToCome } from "./parcel-contents.ts";

const line = (id: string, quantity: number, productKind: "product" | "service" = "product") => ({
  id,
  productName: `Item ${id}`,
  productKind,
  quantity,
});

test("what no parcel has yet is to come, without what is no goods", () => {
  const lines = [line("a", 3), line("b", 1), line("talk", 1, "service")];
  const first = { items: [{ itemId: "a", units: 1 }] };
  const second = {
    items: [
      { itemId: "a", units: 2 },
      { itemId: "b", units: 1 },
    ],
  };
  expect(unitsToCome(lines, [first])).toEqual([
    { name: "Item a", units: 2 },
    { name: "Item b", units: 1 },
  ]);
  expect(unitsToCome(lines, [first, second])).toEqual([]);
});
