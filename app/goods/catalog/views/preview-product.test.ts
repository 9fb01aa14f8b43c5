import { expect, test } from "vitest";
import { NEW_FACTS, previewCard } from "./preview-product.ts";

const texts = {
  name: " Glow ",
  price: "1,250.50",
  compare_at_price: "1500",
  vial: "10 mg",
  category_id: "c1",
  description: "A serum for skin. It rests.",
  benefits: "Studied on skin\r\nEasy to use\r\nThird",
  regulatory_status: "not_registered",
  clearance: "required",
  inventory_quantity: "12",
};
const categories = [{ id: "c1", look: "beauty" }];

test("the preview of a card shows what is typed", () => {
  expect(previewCard(texts, NEW_FACTS, categories)).toMatchObject({
    name: "Glow",
    price: 125_050,
    compareAt: 150_000,
    sentence: "A serum for skin.",
    benefits: ["Studied on skin", "Easy to use"],
    tint: "rose",
    needsApproval: true,
    stock: { kind: "in_stock" },
  });
});

test("an unfinished form has a preview too, without a status that nobody chose", () => {
  const card = previewCard({ name: "Glow", price: "12.", vial: "ten" }, NEW_FACTS, []);
  expect(card).toMatchObject({ price: 0, compareAt: undefined, status: "" });
});

test.each([{}, { name: "Glow" }, { price: "12" }])("%j is too little for a preview", (some) => {
  expect(previewCard(some, NEW_FACTS, [])).toBeUndefined();
});
