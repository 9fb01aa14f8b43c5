import fc from "fast-check";
import { expect, it, test } from "vitest";
import { MAX_LINES, MAX_PER_LINE } from "./quantity.ts";
import { decodeUndo, encodeUndo } from "./undo-lines.ts";

const line = fc.record({
  productId: fc.uuid(),
  variantId: fc.option(fc.uuid(), { nil: null }),
  quantity: fc.integer({ min: 1, max: MAX_PER_LINE }),
});

it("reads back what it wrote", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: MAX_LINES }), (lines) => {
      expect(decodeUndo(encodeUndo(lines))).toEqual(lines);
    }),
  );
});

it("fits a full cart into a cookie, and needs no quoting there", () => {
  const id = "01890a5d-ac96-774b-bcce-b302099a8057";
  const full = { productId: id, variantId: id, quantity: MAX_PER_LINE };
  const text = encodeUndo(Array.from({ length: MAX_LINES }, () => full));
  expect(text.length).toBeLessThan(3_600);
  expect(text).toMatch(/^[\w-]+$/);
});

const product = "a".repeat(32);

test.each([
  undefined,
  "",
  "x",
  "_",
  `${product}x0`,
  `${product}x21`,
  `${product}x100`,
  `${product}x-1`,
  product,
  `${product}x1_`,
  `${product.toUpperCase()}x1`,
  `${product}-bx1`,
  `${product}x1;price=1`,
  Array.from({ length: MAX_LINES + 1 }, () => `${product}x1`).join("_"),
])("does not believe %j", (text) => {
  expect(decodeUndo(text)).toBeUndefined();
});
