import { expect, test } from "vitest";
import { newProduct, productFields } from "./product-fields.ts";
import { groupOf, groupsInShort } from "./product-groups.ts";

test.each([
  ["name", "basic"],
  ["price", "pricing"],
  ["inventory_quantity", "inventory"],
  ["alt", "media"],
  ["safety_text", "safety"],
  ["warm_source", "safety"],
])("an error of %s unfolds the group %s", (field, group) => {
  expect(groupOf(field)).toBe(group);
});

test("each field of the form is in a group, and each group has fields", () => {
  const groups = productFields([]).map(({ name }) => groupOf(name));
  expect(new Set(groups).size).toBe(5);
});

test("a folded group says what it has", () => {
  const category = { id: "c1", name: "Beauty" };
  const texts = { ...newProduct, category_id: "c1", price: "1,250.50", safety_text: "Ask first." };
  const status = { ...texts, regulatory_status: "not_registered", sku: "GLOW", is_active: "on" };
  const stored = { pictures: 2, stock: { onHand: 9, reserved: 2 } };
  const short = groupsInShort(status, [category], stored);
  expect(short).toMatchObject({
    basic: "Standard product · Beauty · Active",
    pricing: "₱1,250.50",
    inventory: "GLOW · 7 available",
    media: "2 pictures · search title from the name",
  });
  expect(short.safety).toMatch(/ · 1 of 8 texts$/);
});

test("a new product's folded groups say what they ask for", () => {
  const short = groupsInShort(newProduct, [], undefined);
  expect(short.pricing).toBe("Price, cost and discounts");
  expect(short.safety).toBe("Regulatory status needed · 0 of 8 texts");
});
