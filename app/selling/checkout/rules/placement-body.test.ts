import { expect, test } from "vitest";
import { buyerForm } from "../factories.ts";
import { placementBody } from "./placement-body.ts";

const lines = [{ productId: "p1", variantId: null, quantity: 1 }];
const same = placementBody({ form: buyerForm(), shownTotal: 100 }, lines);

test("the same checkout sent again is the same", () => {
  expect(placementBody({ form: buyerForm(), shownTotal: 100 }, [...lines])).toBe(same);
});

test.each([
  ["another address", { form: buyerForm({ city: "Davao" }), shownTotal: 100 }, lines],
  ["another total", { form: buyerForm(), shownTotal: 101 }, lines],
  ["another quantity", { form: buyerForm(), shownTotal: 100 }, [{ ...lines[0]!, quantity: 2 }]],
  ["another variant", { form: buyerForm(), shownTotal: 100 }, [{ ...lines[0]!, variantId: "v" }]],
  ["another code", { form: buyerForm(), shownTotal: 100, discountCode: "A1" }, lines],
])("%s is another checkout", (_, input, items) => {
  expect(placementBody(input, items)).not.toBe(same);
});
