import { readPage } from "#app/lib/page-number.ts";

/** The first is the default order: featured products, then best sellers. */
export const SORTS = {
  featured: "Featured",
  popular: "Most Popular",
  "price-asc": "Price: Low to High",
  "price-desc": "Price: High to Low",
  rating: "Highest Rated",
} as const;

export type Sort = keyof typeof SORTS;

export const PLAIN_SORT: Sort = "featured";

/** The first `page` is 1. */
export type ListingParams = { search: string; sort: Sort; page: number };

/** Reads the listing's query. Invalid values fall back to the plain listing. */
export function readListingParams(params: URLSearchParams): ListingParams {
  const sort = params.get("sort") ?? "";
  return {
    search: (params.get("q") ?? "").replaceAll("\u0000", "").trim().slice(0, 100),
    sort: isSort(sort) ? sort : PLAIN_SORT,
    page: readPage(params.get("page")),
  };
}

function isSort(text: string): text is Sort {
  return Object.hasOwn(SORTS, text);
}
