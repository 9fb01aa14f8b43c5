import fc from "fast-check";
import { expect, test } from "vitest";
import { bulkEdit } from "../../../rules/bulk-edits.ts";
import { readBulkForm } from "./read-bulk-form.ts";

const yesNo = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];
const choices = {
  category_id: [{ value: "c-1", label: "Beauty" }],
  is_active: yesNo,
  featured: yesNo,
  needs_cold: yesNo,
  statutory_discount: yesNo,
  clearance: [{ value: "none", label: "None" }],
};
const read = (sent: Record<string, string>) => readBulkForm(sent, choices);

test.each([
  ["set", "₱1,250.50", { op: "set", amount: 125_050 }],
  ["add", "-50", { op: "add", amount: -5_000 }],
  ["add", "+ 50", { op: "add", amount: 5_000 }],
  ["percent", "12.5 %", { op: "percent", amount: 1_250 }],
  ["percent", "−10", { op: "percent", amount: -1_000 }],
])("a price %s %s", (op, typed, change) => {
  expect(read({ price_op: op, price: typed })).toEqual({
    edits: [{ field: "price", change }],
    errors: {},
  });
});

test.each([
  ["set", "0"],
  ["set", "-5"],
  ["set", "a lot"],
  ["set", ""],
  ["add", "0"],
  ["percent", "-100"],
  ["percent", "1001"],
  ["percent", "1e9"],
])("a price is not %s %s", (op, typed) => {
  const { edits, errors } = read({ price_op: op, price: typed });
  expect(edits).toEqual([]);
  expect(Object.keys(errors)).toEqual(["price"]);
});

test("a value without an operation, or with one of another field, is asked about", () => {
  expect(read({ price: "100" }).errors).toHaveProperty("price_op");
  expect(read({ price_op: "clear" }).errors).toHaveProperty("price_op");
  expect(read({ is_active_op: "percent", is_active: "true" }).errors).toHaveProperty(
    "is_active_op",
  );
});

test("choices are those of the page, and several fields are changed together", () => {
  const { edits, errors } = read({
    category_id_op: "clear",
    is_active_op: "set",
    is_active: "true",
    clearance_op: "set",
    clearance: "everything",
    tags_op: "add",
    tags: " new, new ,, spring",
  });
  expect(edits).toEqual([
    { field: "category_id", to: "" },
    { field: "is_active", to: "true" },
    { field: "tags", op: "add", tags: ["new", "spring"] },
  ]);
  expect(Object.keys(errors)).toEqual(["clearance"]);
});

test("whatever is sent, what is read can be stored and read again", () => {
  const texts = fc.record({
    price_op: fc.constantFrom("set", "add", "percent", "clear", "x"),
    price: fc.oneof(fc.string(), fc.integer().map(String)),
    tags_op: fc.constantFrom("set", "add", "clear"),
    tags: fc.string(),
  });
  fc.assert(
    fc.property(texts, (sent) => {
      for (const edit of read(sent).edits) {
        expect(bulkEdit.parse(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
      }
    }),
  );
});
