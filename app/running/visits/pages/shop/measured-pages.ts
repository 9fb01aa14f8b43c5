import { href } from "react-router";

const PAGES = new Set([href("/"), href("/products"), href("/faq"), href("/about")]);
const PRODUCTS = href("/product/:id", { id: "x" }).slice(0, -1);

/**
 * The only pages that a third party may learn of: none about a person's health, none on which
 * people order or sign in. What somebody searched for stays in the shop as well.
 */
export function isMeasured({ pathname, search }: { pathname: string; search: string }): boolean {
  if (new URLSearchParams(search).has("q")) return false;
  return PAGES.has(pathname) || pathname.startsWith(PRODUCTS);
}
