import { expect, it } from "vitest";
import { stepsAt } from "./steps-at.ts";

it.each([
  { path: "/", steps: ["visit"] },
  { path: "/products/weight", steps: ["visit"] },
  { path: "/product/tirzepatide", steps: ["visit", "product"] },
  { path: "/product/tirzepatide/notify", steps: ["visit"] },
  { path: "/checkout", steps: ["visit", "checkout"] },
  { path: "/assessment", steps: ["visit", "assessment"] },
  { path: "/assessment/result", steps: ["visit", "assessment_result"] },
  { path: "/portal/orders", steps: ["visit"] },
  { path: "/administer", steps: ["visit"] },
  { path: "/admin", steps: [] },
  { path: "/admin/orders", steps: [] },
  { path: "/admin-auth/abc", steps: [] },
  { path: "/demo/mailbox", steps: [] },
])("$path is $steps", ({ path, steps }) => {
  expect(stepsAt(path, false)).toEqual(steps);
});

it("knows that something is in the cart, on any page of the shop", () => {
  expect(stepsAt("/faq", true)).toEqual(["visit", "cart"]);
  expect(stepsAt("/admin/orders", true)).toEqual([]);
});
