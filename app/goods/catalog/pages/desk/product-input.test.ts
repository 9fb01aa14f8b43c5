import { expect, test } from "vitest";
import { productForm } from "./product-input.ts";

const form = {
  name: "Pen",
  slug: "pen",
  kind: "product",
  regulatory_status: "not_registered",
  clearance: "none",
};
const read = (warm: { warm_hours?: string; warm_source?: string }) =>
  productForm.safeParse({ ...form, ...warm });

test.each([
  [{}, { warmHours: null, warmSource: "" }],
  [
    { warm_hours: "", warm_source: " " },
    { warmHours: null, warmSource: "" },
  ],
  [
    { warm_hours: " 504 ", warm_source: "Its label" },
    { warmHours: 504, warmSource: "Its label" },
  ],
])("hours above 8 °C stand with their source: %o", (warm, facts) => {
  expect(read(warm).data?.facts).toMatchObject(facts);
});

test.each([
  [{ warm_hours: "504" }, "warm_source"],
  [{ warm_source: "Its label" }, "warm_hours"],
  [{ warm_hours: "0", warm_source: "Its label" }, "warm_hours"],
  [{ warm_hours: "10000", warm_source: "Its label" }, "warm_hours"],
  [{ warm_hours: "2.5", warm_source: "Its label" }, "warm_hours"],
])("one without the other, or no whole hours, is refused: %o", (warm, field) => {
  expect(read(warm).error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
