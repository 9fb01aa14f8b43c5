import { describe, expect, it, test } from "vitest";
import { offerOf } from "../rules/offer.ts";
import { variantName } from "../rules/variants.ts";
import { showVariants, type VariantSource } from "./show-variants.ts";

const variant = (id: string, given: Partial<VariantSource> = {}): VariantSource => {
  const { option1Value = "5 mg", option2Value = null } = given;
  return {
    id,
    sku: `SKU-${id}`,
    variantName: variantName(option1Value, option2Value),
    option1Value,
    option2Value,
    price: 500,
    compareAtPrice: null,
    available: 20,
    ...given,
  };
};
const one = variant("1");
const two = variant("2", {
  option1Value: "10 mg",
  price: 900,
  compareAtPrice: 1_000,
  available: 3,
});
const unknown = { vialAmount: null, vialUnit: null, images: [{ picture: "glow", alt: "A vial" }] };
const bySize = { option1Name: "Vial size", option2Name: null, ...unknown };

describe("the choice", () => {
  it("has the small picture of a variant that has its own, while the product has it too", () => {
    const variants = [
      variant("1", { picture: "glow" }),
      variant("2", { picture: "klow" }),
      variant("3"),
    ];
    const shown = showVariants({ ...bySize, variants }, null);
    expect(shown?.rows[0]?.variants.map(({ picture }) => picture)).toEqual([
      expect.stringMatching(/glow.*thumb.*\.webp$/),
      undefined,
      undefined,
    ]);
  });

  it("is a row of chips where variants differ in one thing", () => {
    expect(showVariants({ ...bySize, variants: [one, two] }, null)).toEqual({
      legend: "Vial size",
      chosen: "1",
      rows: [
        {
          heading: undefined,
          variants: [
            expect.objectContaining({ id: "1", name: "5 mg", label: "5 mg" }),
            {
              id: "2",
              sku: "SKU-2",
              name: "10 mg",
              label: "10 mg",
              price: 900,
              compareAt: 1_000,
              stock: { kind: "low", left: 3 },
              vial: { text: "10\u00A0mg vial", perUnit: "₱0.90 per mg" },
            },
          ],
        },
      ],
    });
  });

  it("is a row for each first value where they differ in two", () => {
    const variants = [
      variant("1", { option2Value: "1 vial" }),
      variant("2", { option1Value: "10 mg", option2Value: "1 vial" }),
      variant("3", { option2Value: "3 vials" }),
    ];
    const choice = showVariants({ ...bySize, option2Name: "Pack", variants }, null);
    expect(choice?.legend).toBe("Vial size and pack");
    expect(
      choice?.rows.map(({ heading, variants: own }) => [heading, own.map((v) => v.label)]),
    ).toEqual([
      ["5 mg", ["1 vial", "3 vials"]],
      ["10 mg", ["1 vial"]],
    ]);
    expect(choice?.rows[0]?.variants[1]).toMatchObject({
      name: "5 mg, 3 vials",
      vial: { text: "", perUnit: undefined },
    });
  });

  it("starts with the one that was asked for", () => {
    expect(showVariants({ ...bySize, variants: [one, two] }, "SKU-2")?.chosen).toBe("2");
  });

  it("is none without variants", () => {
    expect(showVariants({ ...bySize, variants: [] }, null)).toBeUndefined();
  });
});

describe("the offer", () => {
  const choice = showVariants({ ...bySize, variants: [one, two] }, null);
  const stock = { kind: "in_stock" } as const;
  const vial = { text: "3 mg vial", perUnit: undefined };
  const product = { price: 500, compareAt: undefined, monthly: 150, stock, vial, choice };

  test.each([
    [
      "what the page starts with",
      undefined,
      { variantId: "1", name: "5 mg", price: 500, monthly: 150 },
    ],
    [
      "what was chosen, without a price by month that nobody knows",
      "2",
      { variantId: "2", name: "10 mg", price: 900, compareAt: 1_000, monthly: undefined },
    ],
    ["what the page starts with, when the chosen one is gone", "9", { variantId: "1" }],
  ])("is %s", (_, chosen, offer) => {
    expect(offerOf(product, chosen)).toMatchObject(offer);
  });

  it("is the product itself where there is no choice", () => {
    const plain = { ...product, choice: undefined };
    expect(offerOf(plain, "1")).toMatchObject({
      variantId: undefined,
      name: undefined,
      price: 500,
      vial,
    });
  });
});
