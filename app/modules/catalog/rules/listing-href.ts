import type { ListingParams } from "./listing-params.ts";

/** The listing's address for a category (none: all products), keeping search and sort. */
export function listingHref(categorySlug: string | undefined, params: ListingParams): string {
  const query = new URLSearchParams();
  if (params.search !== "") query.set("q", params.search);
  if (params.sort !== "popular") query.set("sort", params.sort);
  const path = categorySlug ? `/products/${encodeURIComponent(categorySlug)}` : "/products";
  return query.size > 0 ? `${path}?${query}` : path;
}
