import type { Ask } from "./load.ts";

/**
 * Forwarded, and a demo shop keeps no copies of its pages for that: each is made anew. Of this
 * machine's own requests there is no limit.
 */
export const fresh = { "x-forwarded-for": "127.0.0.1" };

const AREAS = ["", "/weight-loss", "/beauty", "/longevity", "/wellness"];
const SORTS = ["featured", "popular", "price-asc", "price-desc", "rating"];

/** Full pages of the listing, in all areas and orders. */
export function listingPages(count: number): [Ask, ...Ask[]] {
  const ask = (n: number): Ask => ({
    path: `/products${AREAS[n % AREAS.length]}?sort=${SORTS[Math.floor(n / AREAS.length) % SORTS.length]}&page=${1 + (n % 3)}`,
    headers: fresh,
  });
  return [ask(0), ...Array.from({ length: count - 1 }, (_, n) => ask(n + 1))];
}
