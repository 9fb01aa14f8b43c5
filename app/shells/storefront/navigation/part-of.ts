/** A section of the shop that has a link in the header or the phone's bar. */
export type Part =
  | "products"
  | "search"
  | "assessment"
  | "doctors"
  | "learn"
  | "help"
  | "cart"
  | "account";

const PARTS = new Map<string, Part>([
  ["products", "products"],
  ["product", "products"],
  ["assessment", "assessment"],
  ["consultation", "doctors"],
  ["learn", "learn"],
  ["faq", "help"],
  ["contact", "help"],
  ["cart", "cart"],
  ["auth", "account"],
  ["portal", "account"],
]);

type Address = { pathname: string; search: string };

/** The section of a page, by the first word of its path. */
export function partOf({ pathname }: Address): Part | undefined {
  return PARTS.get(firstWord(pathname));
}

/** The search text of the listing. Other pages use the same parameter for something else. */
export function searchOf({ pathname, search }: Address): string {
  return isListing(pathname) ? (new URLSearchParams(search).get("q") ?? "") : "";
}

export function isListing(pathname: string): boolean {
  return firstWord(pathname) === "products";
}

const firstWord = (pathname: string) => pathname.split("/")[1] ?? "";

/** The value of `aria-current`: the page itself, or another page of the same section. */
export function currentOf(to: string, part: Part, here: Address): "page" | "true" | undefined {
  const shown = searchOf(here) === "" ? partOf(here) : "search";
  if (shown !== part) return undefined;
  return here.pathname.replace(/\/$/, "") === to ? "page" : "true";
}
