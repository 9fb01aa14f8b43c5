import { href } from "react-router";
import { PLAIN_SORT, type ListingParams } from "../rules/listing-params.ts";

/** The listing of a category or of all products, with search and sort; page 1 by default. */
export function listingHref(
  categorySlug: string | undefined,
  params: Pick<ListingParams, "search" | "sort"> & { page?: number },
): string {
  const query = new URLSearchParams();
  if (params.search !== "") query.set("q", params.search);
  if (params.sort !== PLAIN_SORT) query.set("sort", params.sort);
  if (params.page && params.page > 1) query.set("page", String(params.page));
  const path = categorySlug
    ? href("/products/:category", { category: categorySlug })
    : href("/products");
  return query.size > 0 ? `${path}?${query}` : path;
}
