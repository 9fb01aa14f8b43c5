import { expect, it } from "vitest";
import { shortRouteIds } from "./short-route-ids.ts";

it("names a route by what it is, not by where it stands", () => {
  const cart = { file: "cart.tsx" };
  const [layout, before] = shortRouteIds([{ file: "layout.tsx", children: [cart] }, cart]);
  const inside = layout?.children?.[0];
  expect(inside?.id).toBe(before?.id);
  expect(inside?.id).toMatch(/^[\w-]{5}$/);
  expect(shortRouteIds([{ ...cart, id: "cart-again" }])[0]?.id).not.toBe(before?.id);
});
