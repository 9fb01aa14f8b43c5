import { describe, expect, it } from "vitest";
import { readListingParams } from "./listing-params.ts";

const read = (query: string) => readListingParams(new URLSearchParams(query));

describe("readListingParams", () => {
  it("is the plain listing without a query", () => {
    expect(read("")).toEqual({ search: "", sort: "featured", page: 1 });
  });

  it.each(["featured", "popular", "price-asc", "price-desc", "rating"])(
    "knows the order %s",
    (sort) => {
      expect(read(`sort=${sort}`).sort).toBe(sort);
    },
  );

  it.each(["", "newest", "PRICE-ASC", "constructor", "toString", "__proto__"])(
    "takes %j for no order at all",
    (sort) => {
      expect(read(`sort=${sort}`).sort).toBe("featured");
    },
  );

  it("counts pages from 1, and takes nonsense for the first", () => {
    expect(read("page=3").page).toBe(3);
    expect(read("page=-3").page).toBe(1);
  });

  it("trims what was typed", () => {
    expect(read("q=%20%20glow%20").search).toBe("glow");
  });

  it("drops the character that PostgreSQL refuses", () => {
    expect(read("q=gl%00ow").search).toBe("glow");
  });

  it("reads 100 characters at most", () => {
    expect(read(`q=${"a".repeat(5_000)}`).search).toHaveLength(100);
  });

  it("takes the first of two", () => {
    expect(read("q=one&q=two&sort=rating&sort=popular")).toEqual({
      search: "one",
      sort: "rating",
      page: 1,
    });
  });
});
