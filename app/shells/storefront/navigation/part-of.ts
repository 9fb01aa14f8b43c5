/** A part of the shop that the header or the bar of a phone leads to. */
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

/** The part that a page belongs to, by the first word of its address. */
export function partOf({ pathname }: Address): Part | undefined {
  return PARTS.get(firstWord(pathname));
}

/** What somebody searched for on the listing. Other pages mean something else by the same name. */
export function searchOf({ pathname, search }: Address): string {
  return isListing(pathname) ? (new URLSearchParams(search).get("q") ?? "") : "";
}

export function isListing(pathname: string): boolean {
  return firstWord(pathname) === "products";
}

const firstWord = (pathname: string) => pathname.split("/")[1] ?? "";

/** For `aria-current`: the page itself, or another page of the same part. */
export function currentOf(to: string, part: Part, here: Address): "page" | "true" | undefined {
  const shown = searchOf(here) === "" ? partOf(here) : "search";
  if (shown !== part) return undefined;
  return here.pathname.replace(/\/$/, "") === to ? "page" : "true";
}
