import { describe, expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import { listedStock, reducedFrom, toCard, type CardSource } from "./product-card.ts";

const source: CardSource = {
  id: "1",
  slug: "glow",
  name: "Glow",
  areaLook: "beauty",
  price: pesos(5_900),
  compareAtPrice: null,
  highestPrice: null,
  vialAmount: null,
  vialUnit: null,
  variantNames: "",
  featured: false,
  sold30d: 0,
  shortDescription: "A blend of three.",
  description: "Glow is a blend. Nobody has studied it as a whole.",
  benefits: ["one", "two", "three"],
  images: [],
  courseWeeksMin: 6,
  courseWeeksMax: 10,
  monthlyFactor: 0.6,
  clearance: "none",
  regulatoryStatus: "not_registered",
  ratingAvg: null,
  ratingCount: 0,
  available: 28,
};

describe("toCard", () => {
  it("shows a sentence, two benefits, the course and its price by month", () => {
    expect(toCard(source)).toMatchObject({
      sentence: "Glow is a blend.",
      benefits: ["one", "two"],
      course: "6–\u206010",
      monthly: pesos(3_540),
      tint: "rose",
      orderable: true,
      needsApproval: false,
      status: "Not FDA registered",
    });
  });

  it("falls back to the short description", () => {
    expect(toCard({ ...source, description: "" }).sentence).toBe("A blend of three.");
  });

  it("sends nothing that the card does not show", () => {
    const sent = JSON.stringify(toCard(source));
    expect(sent).not.toContain("Nobody has studied");
    expect(sent).not.toContain("three");
    expect(sent).not.toContain("28");
  });

  it.each([
    [
      { featured: true, sold30d: 4 },
      { featured: true, popular: false },
    ],
    [
      { featured: false, sold30d: 5 },
      { featured: false, popular: true },
    ],
    [
      { featured: true, sold30d: 5 },
      { featured: true, popular: true },
    ],
  ])("is featured by choice and popular by sales: %j", (facts, badges) => {
    expect(toCard({ ...source, ...facts })).toMatchObject(badges);
  });

  it("takes no order for what is sold out", () => {
    expect(toCard({ ...source, available: 0 }).orderable).toBe(false);
  });

  it("takes no order for what needs a clinician's approval", () => {
    const card = toCard({ ...source, clearance: "required" });
    expect(card).toMatchObject({ orderable: false, needsApproval: true });
  });

  it("takes an order where the buyer confirms supervision later", () => {
    expect(toCard({ ...source, clearance: "acknowledge" }).orderable).toBe(true);
  });
});

it("a listed product that nobody has counted is sold out", () => {
  expect(listedStock(null)).toEqual({ kind: "out" });
});

describe("reducedFrom", () => {
  it.each([
    [5_900, 6_500, pesos(6_500)],
    [5_900, 5_900, undefined],
    [5_900, 5_000, undefined],
    [5_900, null, undefined],
  ])("%d, formerly %s", (price, former, shown) => {
    const compareAtPrice = former === null ? null : pesos(former);
    expect(reducedFrom({ price: pesos(price), compareAtPrice })).toBe(shown);
  });
});
