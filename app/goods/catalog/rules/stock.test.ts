import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { available, isBack, itemKey, matchLevels, type Level, type StockLine } from "./stock.ts";

const level = (
  id: string,
  onHand: number,
  reserved = 0,
  variantId: string | null = null,
): Level => ({
  id: `level-${id}-${variantId}`,
  productId: id,
  variantId,
  onHand,
  reserved,
});
const line = (productId: string, quantity: number, variantId: string | null = null): StockLine => ({
  productId,
  variantId,
  quantity,
});

it("what is reserved is not available", () => {
  expect(available({ onHand: 10, reserved: 4 })).toBe(6);
});

it.each([
  [3, 3, true],
  [1, 4, true],
  [5, 3, false],
  [3, 0, false],
  [3, -2, false],
  [0, 3, false],
])("with %i available after %i more it is back: %s", (left, gained, back) => {
  expect(isBack({ available: left, gained })).toBe(back);
});

it("a product and its variant are two items", () => {
  expect(itemKey(line("a", 1))).not.toBe(itemKey(line("a", 1, "v")));
});

describe("matchLevels", () => {
  it("pairs each item with its own level", () => {
    const [a, b, variant] = [level("a", 5), level("b", 5), level("a", 5, 0, "v")];
    expect(matchLevels([line("b", 1), line("a", 2, "v")], [a, b, variant])).toEqual({
      wanted: [
        { level: b, quantity: 1 },
        { level: variant, quantity: 2 },
      ],
      shortages: [],
    });
  });

  it("adds up the lines of one item before it looks at the shelf", () => {
    const { wanted, shortages } = matchLevels([line("a", 2), line("a", 2)], [level("a", 3)]);
    expect(wanted).toEqual([]);
    expect(shortages).toEqual([{ productId: "a", variantId: null, available: 3 }]);
  });

  it("sells the last unit and not one more", () => {
    expect(matchLevels([line("a", 3)], [level("a", 5, 2)]).shortages).toEqual([]);
    expect(matchLevels([line("a", 4)], [level("a", 5, 2)]).shortages).toHaveLength(1);
  });

  it("has none of what has no level", () => {
    expect(matchLevels([line("a", 1, "v")], [level("a", 9)]).shortages).toEqual([
      { productId: "a", variantId: "v", available: 0 },
    ]);
  });

  it("answers every item once, and never wants more than there is", () => {
    const id = fc.constantFrom("a", "b", "c");
    const lines = fc.array(fc.record({ id, quantity: fc.integer({ min: 1, max: 6 }) }));
    const shelves = fc.uniqueArray(fc.record({ id, onHand: fc.nat(12), held: fc.nat(12) }), {
      selector: (shelf) => shelf.id,
    });
    fc.assert(
      fc.property(lines, shelves, (lines, shelves) => {
        const levels = shelves.map((s) => level(s.id, s.onHand, Math.min(s.held, s.onHand)));
        const { wanted, shortages } = matchLevels(
          lines.map((l) => line(l.id, l.quantity)),
          levels,
        );
        const answered = [
          ...wanted.map((w) => w.level.productId),
          ...shortages.map((s) => s.productId),
        ];
        expect(answered.toSorted()).toEqual([...new Set(lines.map((l) => l.id))].toSorted());
        for (const { level, quantity } of wanted)
          expect(quantity).toBeLessThanOrEqual(available(level));
      }),
    );
  });
});
