import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listingHref } from "./listing-href.ts";
import { readListingParams, type Sort } from "../rules/listing-params.ts";

const plain = { search: "", sort: "featured" } as const;

describe("listingHref", () => {
  it("leaves out what is as usual", () => {
    expect(listingHref(undefined, plain)).toBe("/products");
    expect(listingHref("beauty", plain)).toBe("/products/beauty");
  });

  it("keeps search and sort from tab to tab", () => {
    expect(listingHref("beauty", { search: "ghk & co", sort: "price-asc" })).toBe(
      "/products/beauty?q=ghk+%26+co&sort=price-asc",
    );
  });

  it("is read back as what it was made from", () => {
    const sort = fc.constantFrom<Sort>("featured", "popular", "price-asc", "price-desc", "rating");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), sort, (text, sort) => {
        const params = readListingParams(new URLSearchParams({ q: text, sort }));
        const url = new URL(listingHref(undefined, params), "https://shop.example");
        expect(readListingParams(url.searchParams)).toEqual(params);
      }),
    );
  });
});
