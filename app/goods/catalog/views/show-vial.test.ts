import { describe, expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import { cardVial, showLasting, vialOf } from "./show-vial.ts";

const plain = (text: string | undefined) => text?.replaceAll("\u00A0", " ");
const product = {
  vialAmount: 10,
  vialUnit: "mg" as const,
  price: pesos(12_500),
  highestPrice: null,
  variantNames: "",
};

describe("cardVial", () => {
  it.each([
    ["its vial with the price of a mg", {}, "10 mg vial · ₱1,250 per mg"],
    ["nothing that no one has entered", { vialAmount: null, vialUnit: null }, ""],
    [
      "the sizes of its variants",
      { highestPrice: pesos(20_000), variantNames: "5 mg, 10 mg" },
      "5 mg or 10 mg vial",
    ],
    [
      "its own where variants are something else",
      { highestPrice: pesos(20_000), variantNames: "10 mg, 3 vials" },
      "10 mg vial",
    ],
  ])("shows %s", (_, given, text) => {
    expect(plain(cardVial({ ...product, ...given }))).toBe(text);
  });

  it("keeps a figure and its unit on one line", () => {
    expect(cardVial(product)).toContain("10\u00A0mg");
  });
});

describe("showLasting", () => {
  it("has a row for each step of the label and a column for each vial", () => {
    const lasting = showLasting("semaglutide", [
      { amount: 5, unit: "mg" },
      { amount: 10, unit: "mg" },
    ]);
    expect(lasting?.vials.map(plain)).toEqual(["5 mg vial", "10 mg vial"]);
    expect(lasting?.steps.map(({ name, weeks }) => [plain(name), ...weeks])).toEqual([
      ["0.25 mg", 4, 4],
      ["0.5 mg", 4, 4],
      ["1 mg", 4, 4],
      ["1.7 mg", 2, 4],
      ["2.4 mg", 2, 4],
    ]);
  });

  it("says nothing without a label, without a strength, and of what is sold by volume", () => {
    expect(showLasting("klow", [vialOf(product)])).toBeUndefined();
    expect(showLasting("tirzepatide", [undefined])).toBeUndefined();
    expect(showLasting("tirzepatide", [{ amount: 10, unit: "mL" }])).toBeUndefined();
  });
});
