import { describe, expect, test } from "vitest";
import { productData } from "./product-data.ts";
import type { ProductDetail } from "./product-detail.ts";

const nad = {
  name: "NAD+",
  summary: "A coenzyme.",
  price: 920_000,
  clearance: "acknowledge",
  stock: { kind: "in_stock" },
  rating: { average: "4.7", count: 12 },
  category: { name: "Longevity", slug: "longevity" },
  picture: { name: "nad-plus", version: "1", alt: "A vial" },
} as ProductDetail;
const told = {
  url: "https://shop.example/product/nad-plus",
  sku: "NAD",
  siteName: "Shop",
  demo: false,
  sending: {
    charges: { shippingFee: 15_000, freeFrom: 500_000, taxPercent: 0 },
    times: { ships: [1, 2], travels: [3, 5] },
  },
} as const;

const dataOf = (more: Partial<ProductDetail> = {}, demo = false) =>
  productData({ ...nad, ...more }, { ...told, demo })[0];

describe("a product for search engines", () => {
  test("has its real price, picture and rating", () => {
    expect(dataOf()).toMatchObject({
      "@type": "Product",
      name: "NAD+",
      image: expect.stringMatching(/^https:\/\/shop\.example\/share\/nad-plus\.\w+\.jpg$/),
      offers: {
        price: "9200.00",
        priceCurrency: "PHP",
        availability: "https://schema.org/InStock",
      },
      aggregateRating: { ratingValue: "4.7", reviewCount: 12 },
    });
  });

  test.each([
    [920_000, "0"],
    [499_999, "150"],
  ])("says what sending %i centavos of it costs, and how long it takes", (price, value) => {
    expect(dataOf({ price })).toMatchObject({
      offers: {
        shippingDetails: {
          shippingRate: { value, currency: "PHP" },
          deliveryTime: {
            handlingTime: { minValue: 1, maxValue: 2 },
            transitTime: { minValue: 3, maxValue: 5 },
          },
        },
      },
    });
  });

  test.each([
    [{ kind: "in_stock" }, "InStock"],
    [{ kind: "low", left: 3 }, "LimitedAvailability"],
    [{ kind: "out" }, "OutOfStock"],
  ] as const)("says of stock %j: %s", (stock, word) => {
    expect(dataOf({ stock })).toHaveProperty("offers.availability", `https://schema.org/${word}`);
  });

  test("offers nothing that needs a clinician first", () => {
    expect(dataOf({ clearance: "required" })).not.toHaveProperty("offers");
  });

  test.each([
    ["no buyer rated it", { rating: undefined }, false],
    ["the ratings are a demo's", {}, true],
  ])("has no rating where %s", (_, more, demo) => {
    expect(dataOf(more, demo)).not.toHaveProperty("aggregateRating");
  });

  test("shows the shop's card where the picture is a stand-in", () => {
    const picture = { name: "any-vial", version: "1", alt: undefined };
    expect(dataOf({ picture })).toHaveProperty("image", expect.stringContaining("/share/hero."));
  });

  test("names the way to it", () => {
    const [, way] = productData(nad, told);
    expect(way).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: "https://shop.example/" },
        { position: 2, name: "Products", item: "https://shop.example/products" },
        { position: 3, name: "Longevity", item: "https://shop.example/products/longevity" },
        { position: 4, name: "NAD+", item: "https://shop.example/product/nad-plus" },
      ],
    });
  });
});
