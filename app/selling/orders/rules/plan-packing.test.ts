import { expect, test } from "vitest";
import { planKey, planPacking } from "./plan-packing.ts";
import { line, lot, TODAY } from "./lines-and-lots.fixture.ts";

const shown = (plan: ReturnType<typeof planPacking>) =>
  plan.map(({ itemId, lots, missing }) => [
    itemId,
    lots.map(({ lotId, units }) => `${lotId}${units}`).join(" "),
    missing,
  ]);

test("two lines of one item share its lots", () => {
  const plan = planPacking([line("a", 2), line("b", 2)], [lot("A", 3)], TODAY);
  expect(shown(plan)).toEqual([
    ["a", "A2", 0],
    ["b", "A1", 1],
  ]);
});

test("a lot of another product or variant is not taken", () => {
  const others = [lot("A", 9, { productId: "klow" }), lot("B", 9, { variantId: "large" })];
  expect(shown(planPacking([line("a", 1)], others, TODAY))).toEqual([["a", "", 1]]);
  const large = line("b", 1, { variantId: "large" });
  expect(shown(planPacking([large], others, TODAY))).toEqual([["b", "B1", 0]]);
});

test("an item that has no lots needs none", () => {
  expect(shown(planPacking([line("a", 3, { hasLots: false })], [], TODAY))).toEqual([["a", "", 0]]);
});

test("the key tells another lot, another quantity and another item apart", () => {
  const keys = [
    planPacking([line("a", 2)], [lot("A", 9)], TODAY),
    planPacking([line("a", 2)], [lot("B", 9)], TODAY),
    planPacking([line("a", 3)], [lot("A", 9)], TODAY),
    planPacking([line("b", 2)], [lot("A", 9)], TODAY),
    planPacking([line("a", 2, { hasLots: false })], [], TODAY),
    planPacking([line("a", 2)], [lot("A", 1), lot("B", 9, { expiresOn: "2028-01-01" })], TODAY),
  ].map(planKey);
  expect(new Set(keys).size).toBe(keys.length);
});
