import { expect, test } from "vitest";
import { toCard } from "#app/goods/catalog/views/product-card.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";
import { substanceOf } from "#app/goods/catalog/starter/substances.ts";
import { toOffers } from "./offers.ts";
import type { ListedProduct } from "../views/own-result.ts";

function listed(slug: string, clearance: Clearance = "none", available = 9): ListedProduct {
  const card = toCard({
    regulatoryStatus: "not_registered",
    id: slug,
    slug,
    name: slug,
    areaLook: null,
    price: 100_00,
    compareAtPrice: null,
    highestPrice: null,
    vialAmount: null,
    vialUnit: null,
    variantNames: "",
    featured: false,
    sold30d: 0,
    shortDescription: "",
    description: "",
    benefits: [],
    images: [],
    courseWeeksMin: null,
    courseWeeksMax: null,
    monthlyFactor: null,
    ratingAvg: null,
    ratingCount: 0,
    clearance,
    available,
  });
  return {
    card,
    clearance,
    compound: substanceOf(slug).compound,
    mayAsk: false,
    cautions: undefined,
  };
}

const asNamed = (found: readonly ListedProduct[]) =>
  new Map(found.map((one) => [one.card.slug, one]));
const slugsOf = (offers: readonly ListedProduct[]) => offers.map(({ card }) => card.slug);

test("offers stand in the order of the rules", () => {
  const found = [listed("semaglutide"), listed("tirzepatide")];
  expect(slugsOf(toOffers(["tirzepatide", "semaglutide"], asNamed(found), "none"))).toEqual([
    "tirzepatide",
    "semaglutide",
  ]);
});

test("what is not sold leaves its place to the next, and nothing is invented for it", () => {
  const found = [listed("lipo-c-b12")];
  expect(slugsOf(toOffers(["tirzepatide", "lipo-c-b12"], asNamed(found), "none"))).toEqual([
    "lipo-c-b12",
  ]);
  expect(toOffers(["tirzepatide"], new Map(), "none")).toEqual([]);
});

test("a hint comes with what has a label, and with nothing else", () => {
  const found = [listed("tirzepatide"), listed("ghk-cu")];
  const hints = toOffers(["tirzepatide", "ghk-cu", "constructor"], asNamed(found), "some");
  expect(hints.map(({ hint }) => hint)).toEqual(["5mg weekly", undefined]);
});

test("no answer makes orderable what needs an approval, or is sold out", () => {
  const found = [
    listed("reta", "required"),
    listed("gone", "none", 0),
    listed("sema", "acknowledge"),
  ];
  const offers = toOffers(["reta", "gone", "sema"], asNamed(found), "experienced");
  expect(offers.map(({ card }) => card.orderable)).toEqual([false, false, true]);
});

test("a product with another address keeps its place and its hint", () => {
  const renamed = new Map([
    ["tirzepatide", { ...listed("tirzepatide-vial"), compound: "tirzepatide" as const }],
  ]);
  expect(toOffers(["tirzepatide"], renamed, "some")).toMatchObject([
    { card: { slug: "tirzepatide-vial" }, hint: "5mg weekly" },
  ]);
});
