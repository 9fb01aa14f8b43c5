import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  chooseVariant,
  describeVariants,
  onlyChanged,
  priceRange,
  variantName,
} from "./variants.ts";

const sold = (price: number, compareAtPrice: number | null = null, isActive = true) => ({
  price,
  compareAtPrice,
  isActive,
});

describe("the price of a product with variants", () => {
  it("is that of its cheapest, with what that one cost before", () => {
    expect(priceRange([sold(900, 1_000), sold(500, 700), sold(800)])).toEqual({
      price: 500,
      compareAtPrice: 700,
      highestPrice: 900,
    });
  });

  it("leaves out what is no longer sold", () => {
    expect(priceRange([sold(100, null, false), sold(300), sold(900, null, false)])).toEqual({
      price: 300,
      compareAtPrice: null,
      highestPrice: 300,
    });
  });

  it.each([[[]], [[sold(100, null, false)]]])(
    "is nobody's when none is on sale: %j",
    (variants) => {
      expect(priceRange(variants)).toBeUndefined();
    },
  );

  test("no variant on sale costs less or more than the range says", () => {
    const variant = fc.record({
      price: fc.integer({ min: 1, max: 10_000 }),
      compareAtPrice: fc.constant(null),
      isActive: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(variant), (variants) => {
        const range = priceRange(variants);
        const prices = variants.filter(({ isActive }) => isActive).map(({ price }) => price);
        expect(range === undefined).toBe(prices.length === 0);
        for (const price of prices) {
          expect(price).toBeGreaterThanOrEqual(range!.price);
          expect(price).toBeLessThanOrEqual(range!.highestPrice);
        }
      }),
    );
  });
});

test("a variant is named by what it differs in", () => {
  expect(variantName("10 mg", null)).toBe("10 mg");
  expect(variantName("10 mg", "3 vials")).toBe("10 mg, 3 vials");
});

describe("a page starts with", () => {
  const small = { sku: "S", soldOut: false };
  const large = { sku: "L", soldOut: false };
  const gone = { sku: "G", soldOut: true };

  it.each([
    ["the first", [small, large], null, small],
    ["the one its address names", [small, large], "L", large],
    ["the first, when its address names none of them", [small, large], "X", small],
    ["the first that can be had", [gone, large], null, large],
    ["one that can be had, though its address names another", [small, gone], "G", small],
    ["the first, when all are sold out", [gone, { ...gone, sku: "H" }], "H", gone],
    ["none, when there are none", [], "S", undefined],
  ] as const)("%s", (_, variants, asked, chosen) => {
    expect(chooseVariant(variants, asked)).toEqual(chosen);
  });
});

describe("the history of variants", () => {
  const options = { option1Name: "Size", option2Name: null, images: [] };
  const small = {
    ...sold(500),
    id: "1",
    variantName: "5 mg",
    option1Value: "5 mg",
    option2Value: null,
    sku: "S-5",
    weight: null,
    picture: null,
    archivedAt: null,
  };

  it("says which picture was chosen", () => {
    const pictured = { ...options, images: [{ picture: "glow", alt: "A vial" }] };
    const before = describeVariants(pictured, [small]);
    const after = describeVariants(pictured, [{ ...small, picture: "glow" }]);
    expect(onlyChanged(before, after).after).toEqual({ "5 mg picture": "A vial" });
  });

  it("names only what is another than before", () => {
    const before = describeVariants(options, [small]);
    const after = describeVariants(options, [{ ...small, price: 450 }]);
    expect(onlyChanged(before, after)).toEqual({
      before: { "5 mg price": 500 },
      after: { "5 mg price": 450 },
    });
    expect(onlyChanged(before, before)).toEqual({ before: {}, after: {} });
  });

  it("leaves out what went to the archive", () => {
    const gone = { ...small, isActive: false, archivedAt: new Date() };
    expect(describeVariants(options, [gone])).toEqual({
      variants: "",
      "first option": "Size",
      "second option": null,
    });
  });
});
