import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeLines } from "./merge-lines.ts";
import { MAX_PER_LINE } from "./quantity.ts";

const line = (quantity: number, available: number | null = 100, productId = "glow") => ({
  productId,
  variantId: null,
  name: productId,
  quantity,
  available,
});

test.each([
  { own: 0, guest: 2, left: 10, is: 2, capped: false },
  { own: 3, guest: 2, left: 10, is: 5, capped: false },
  { own: 3, guest: 2, left: 4, is: 4, capped: true },
  { own: 3, guest: 2, left: 0, is: 3, capped: true },
  { own: 2, guest: 5, left: 1, is: 5, capped: true },
  { own: 0, guest: 5, left: 1, is: 5, capped: false },
  { own: 12, guest: 12, left: 100, is: MAX_PER_LINE, capped: true },
  { own: 12, guest: 12, left: null, is: MAX_PER_LINE, capped: true },
  { own: 1, guest: 1, left: null, is: 2, capped: false },
])("$own and $guest with $left left make $is", ({ own, guest, left, is, capped }) => {
  const merged = mergeLines(own ? [line(own, left)] : [], [line(guest, left)]);
  expect(merged.lines).toEqual([{ productId: "glow", variantId: null, quantity: is }]);
  expect(merged.capped).toEqual(capped ? [{ name: "glow", quantity: is }] : []);
});

test("another variant is another line", () => {
  const small = { ...line(2), variantId: "5 mg" };
  expect(mergeLines([line(3)], [small]).lines).toEqual([
    { productId: "glow", variantId: "5 mg", quantity: 2 },
  ]);
});

test("nothing is lost and nothing is doubled", () => {
  const quantity = fc.integer({ min: 1, max: MAX_PER_LINE });
  const left = fc.option(fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(quantity, quantity, left, (own, guest, available) => {
      const [merged] = mergeLines([line(own, available)], [line(guest, available)]).lines;
      expect(merged?.quantity).toBeGreaterThanOrEqual(Math.max(own, guest));
      expect(merged?.quantity).toBeLessThanOrEqual(own + guest);
    }),
  );
});
