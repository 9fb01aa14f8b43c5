import { describe, expect, it } from "vitest";
import { pesos, timesRoundedToPeso } from "#app/lib/money.ts";
import { productInput } from "#app/goods/catalog/input.ts";
import { firstSentence } from "#app/goods/catalog/views/product-texts.ts";
import { retellingHost } from "#app/running/content/rules/primary-sources.ts";
import { starterAddOns } from "./add-ons.ts";
import { starterCategories } from "#app/goods/catalog/starter/categories.ts";
import { starterProducts } from "#app/goods/catalog/starter/products.ts";
import type { StarterProduct } from "#app/goods/catalog/starter/starter-product.ts";

const approvedSomewhere = ["tirzepatide", "semaglutide"];
const amount = /\d+([.,]\d+)?\s?(mg|mcg|µg|g|ng|ml|cc|iu|units?|clicks?)\b/i;
const schedule =
  /\b(daily|weekly|nightly|once|twice|(every|per|each|a) (other )?(day|week|month|morning|night))\b/i;
const denied =
  /\b(cures?|cured|miracles?|guarantee[ds]?|risk-free|safe for you|completely safe|no side effects|clinically proven|breakthrough|melts?|rejuvenates?|anti-aging|detox|lose weight fast|proven results)\b/i;

function allText(product: StarterProduct): string {
  return JSON.stringify(product);
}

function product(slug: string): StarterProduct {
  const found = starterProducts.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`no starter product ${slug}`);
  return found;
}

describe("the price list", () => {
  it.each([
    ["tirzepatide", "Tirzepatide", "weight-loss", 12_500, 16, 24, 0.25],
    ["retatrutide", "Retatrutide", "weight-loss", 14_500, 20, 28, 0.2],
    ["semaglutide", "Semaglutide", "weight-loss", 8900, 12, 20, 0.3],
    ["lemon-bottle", "Lemon Bottle", "body-shaping", 7500, 4, 6, 1],
    ["lipo-c-b12", "Lipo-C with B12", "metabolism", 4500, 8, 16, 0.4],
    ["ghk-cu", "GHK-Cu", "beauty", 6750, 8, 12, 0.5],
    ["glow", "Glow", "beauty", 5900, 6, 10, 0.6],
    ["nad-plus", "NAD+", "longevity", 9200, 4, 8, 0.75],
    ["klow", "Klow", "wellness", 7800, 6, 12, 0.5],
  ])("%s is %s in %s at ₱%i for %i-%i weeks, factor %f", (slug, ...row) => {
    const { name, categorySlug, pricePesos, courseWeeksMin, courseWeeksMax, monthlyFactor } =
      product(slug);
    expect([name, categorySlug, pricePesos, courseWeeksMin, courseWeeksMax, monthlyFactor]).toEqual(
      row,
    );
  });

  it("holds nine products and two add-ons", () => {
    expect(starterProducts).toHaveLength(9);
    expect(starterAddOns.map(({ slug, pricePesos }) => [slug, pricePesos])).toEqual([
      ["consultation", 2500],
      ["supplies", 500],
    ]);
  });

  it.each([
    ["tirzepatide", 3125],
    ["semaglutide", 2670],
    ["ghk-cu", 3375],
    ["nad-plus", 6900],
    ["klow", 3900],
    ["lemon-bottle", 7500],
    ["lipo-c-b12", 1800],
    ["glow", 3540],
  ])("%s comes to ₱%i a month", (slug, monthly) => {
    const { pricePesos, monthlyFactor } = product(slug);
    expect(timesRoundedToPeso(pesos(pricePesos), monthlyFactor)).toBe(pesos(monthly));
  });
});

it("repeats no slug and no SKU, add-ons included", () => {
  const everything = [...starterProducts, ...starterAddOns];
  expect(new Set(everything.map(({ slug }) => slug)).size).toBe(everything.length);
  expect(new Set(everything.map(({ sku }) => sku)).size).toBe(everything.length);
});

describe("categories", () => {
  it.each(starterCategories)("$name has the slug of its name", ({ name, slug }) => {
    expect(slug).toBe(name.toLowerCase().replaceAll(" ", "-"));
  });

  it("are six, each with a product and a look of its own", () => {
    expect(starterCategories).toHaveLength(6);
    expect(new Set(starterCategories.map(({ look }) => look)).size).toBe(6);
    expect(new Set(starterProducts.map(({ categorySlug }) => categorySlug))).toEqual(
      new Set(starterCategories.map(({ slug }) => slug)),
    );
  });
});

describe.each(starterProducts)("$name", (item) => {
  it("says what it is, how to keep it, who must not use it and where that is from", () => {
    const texts = [item.description, item.howItWorks, item.usage, item.storage, item.safetyText];
    expect(texts.filter((text) => text.trim().length < 60)).toEqual([]);
    expect(item.contraindications.length).toBeGreaterThan(0);
    expect(item.interactions.length).toBeGreaterThan(0);
    expect(item.sources.length).toBeGreaterThan(0);
    expect(item.benefits.length).toBeGreaterThanOrEqual(3);
    expect(item.benefits.length).toBeLessThanOrEqual(6);
    expect(item.storage).toContain("2–8\u00A0°C");
    expect(item.storage).toContain("28 days");
  });

  it("has card texts that fit and name the product", () => {
    expect(item.shortDescription.length).toBeLessThanOrEqual(120);
    expect(item.shortDescription).toMatch(/^[^.!?]+\.$/);
    expect(firstSentence(item.description)).toContain(item.name);
    expect(item.description.split("\n\n").length).toBeGreaterThanOrEqual(2);
    expect(item.description.split("\n\n").length).toBeLessThanOrEqual(4);
  });

  it("gives no dose and no schedule", () => {
    expect(item.usage).not.toMatch(amount);
    expect(item.usage).not.toMatch(schedule);
  });

  it("promises nothing", () => {
    expect(allText(item)).not.toMatch(denied);
    expect(allText(item)).not.toContain("!");
  });

  it("is unreviewed, unnumbered and never sold without a word", () => {
    expect([item.reviewedBy, item.registrationNo]).toEqual([null, null]);
    expect(item.regulatoryStatus).not.toBe("registered");
    expect(item.clearance).toBe(item.slug === "retatrutide" ? "required" : "acknowledge");
    expect(firstSentence(item.safetyText)).toMatch(/medicine|investigational/);
  });

  it("is what the catalogue accepts as a listed product", () => {
    const price = pesos(item.pricePesos);
    const read = productInput.safeParse({
      ...item,
      price,
      categoryId: null,
      isActive: true,
      images: [],
    });
    expect(read.error?.issues ?? []).toEqual([]);
  });

  it("starts with a stock between 12 and 48", () => {
    expect(item.initialStock).toBeGreaterThanOrEqual(12);
    expect(item.initialStock).toBeLessThanOrEqual(48);
  });
});

it.each(starterProducts.filter(({ slug }) => !approvedSomewhere.includes(slug)))(
  "names no amount anywhere for $name, which has no approved label",
  (item) => {
    expect(allText(item)).not.toMatch(amount);
  },
);

it.each(starterProducts)("$name names primary sources, each where it is found", ({ sources }) => {
  const found = sources.map((source) => /\(([a-z.-]+)(?:\/\S*)?\)$/.exec(source)?.[1]);
  expect(found.filter((host) => host === undefined)).toEqual([]);
  expect(found.filter((host) => retellingHost(`https://${host}`) !== undefined)).toEqual([]);
  expect(JSON.stringify(sources)).not.toMatch(/reported by|as cited by|citing|news|blog/i);
});

it("names no former price, since none was ever asked", () => {
  expect(JSON.stringify(starterProducts)).not.toMatch(/compareAt/);
});

it("features three products", () => {
  expect(starterProducts.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual([
    "tirzepatide",
    "ghk-cu",
    "nad-plus",
  ]);
});

it.each(["swissmedic", "fimea", "tukes", "gphc", "advisory 2015-003"])(
  "tells a Lemon Bottle buyer of the warning by %s",
  (authority) => {
    expect(product("lemon-bottle").safetyText.toLowerCase()).toContain(authority);
  },
);

it.each(approvedSomewhere)("%s lists its common effects and the crisis line", (slug) => {
  const { safetyText, sources } = product(slug);
  expect(safetyText).toMatch(/nausea, diarrhea, vomiting, constipation, abdominal pain/);
  expect(safetyText).toContain("1553");
  expect(sources.join()).toContain("suicidal thoughts warning");
});

it("says of Lipo-C that this vial is ready-made", () => {
  expect(product("lipo-c-b12").safetyText).toContain("This vial comes ready-made");
});
