import { expect, test } from "vitest";
import { floorProblem } from "./floors.ts";
import { nameProblem } from "./names.ts";

test("of a module only its pages import later modules", () => {
  const later = "app/selling/orders/rules/order-terms.ts";
  expect(floorProblem("app/selling/cart/components/lines.tsx", later)).toMatch(
    /orders comes after/,
  );
  expect(floorProblem("app/selling/cart/pages/shop/cart-page.tsx", later)).toBeUndefined();
});

test("a later area imports earlier ones, never the other way round", () => {
  const [goods, care] = ["app/goods/catalog/rules/slug.ts", "app/care/therapy/rules/vial.ts"];
  expect(floorProblem(care, goods)).toBeUndefined();
  expect(floorProblem(goods, care)).toMatch(/therapy comes after catalog/);
});

test("a module stands in its area", () => {
  expect(nameProblem("app/goods/cart/input.ts")).toMatch(/cart stands in another area/);
  expect(nameProblem("app/selling/cart/input.ts")).toBeUndefined();
});

test("a page says who reads it", () => {
  expect(nameProblem("app/selling/cart/pages/cart-page.tsx")).toMatch(/does not say who reads it/);
  expect(nameProblem("app/selling/cart/pages/desk/carts-page.tsx")).toBeUndefined();
});
