import { expect, test } from "vitest";
import { cellsByField, matchColumns } from "./match-columns.ts";

const columns = [
  { field: "slug", label: "Address", names: ["Handle", "URL handle"] },
  { field: "cost_per_item", label: "Cost", names: [] },
];

test("columns are known by their names, however these are written", () => {
  const header = ["HANDLE", "Cost per item", "", "Vendor", "url-handle"];
  expect(matchColumns(header, columns)).toEqual(["slug", "cost_per_item", null, null, null]);
});

test("a row that is too short has empty cells", () => {
  expect(cellsByField(["a\r\nb"], ["slug", "cost_per_item", null])).toEqual({
    slug: "a\nb",
    cost_per_item: "",
  });
});
