import { expect, test } from "vitest";
import { keepsGoods, voidsOrder } from "./refund-effect.ts";

test.each([
  ["pending", true, true],
  ["confirmed", true, true],
  ["processing", true, true],
  ["shipped", false, true],
  ["delivered", false, true],
  ["completed", false, true],
  ["cancelled", false, false],
  ["refunded", false, false],
] as const)(
  "refunded in full, %s ends: %s; before that its buyer keeps goods: %s",
  (is, ends, keeps) => {
    expect(voidsOrder(is)).toBe(ends);
    expect(keepsGoods(is)).toBe(keeps);
  },
);
