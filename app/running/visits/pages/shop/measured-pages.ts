import { href } from "#app/lib/href.ts";

const PAGES = new Set([href("/"), href("/products"), href("/faq"), href("/about")]);
const PRODUCTS = href("/product/:id", { id: "x" }).slice(0, -1);

/**
 * Third parties learn only of these pages. Pages about a person's health and pages for ordering or
 * signing in are not among them, and search terms stay in the shop.
 */
export function isMeasured({ pathname, search }: { pathname: string; search: string }): boolean {
  if (new URLSearchParams(search).has("q")) return false;
  return PAGES.has(pathname) || pathname.startsWith(PRODUCTS);
}
