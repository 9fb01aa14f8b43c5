import { formatCount } from "#app/lib/money.ts";

export const listingMessages = {
  title: "Products",
  titleOf: (category: string) => `${category} products`,
  lead: "Each with its price and its regulatory status. Its page has the warnings.",
  description:
    "Peptide wellness products with prices in pesos and the regulatory status of each. Every product page has the warnings. Only within the Philippines.",
  descriptionOf: (category: string, text: string) =>
    `${category}: ${text} Prices in pesos, only within the Philippines.`,
  search: "Search products",
  searchButton: "Search",
  sort: "Sort by",
  sortButton: "Sort",
  tabs: "Categories",
  all: "All Products",
  count: ({ found, more }: { found: number; more: boolean }, search: string) =>
    [
      more && "More than",
      formatCount(found),
      found === 1 && !more ? "product" : "products",
      search && `for “${search}”`,
    ]
      .filter(Boolean)
      .join(" "),
  alike: (search: string) => `Nothing is called “${search}”. These come close.`,
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  before: "Previous page",
  after: "Next page",
  loading: "Loading products",
  nothingFound: (search: string) => `Nothing found for “${search}”`,
  nothingFoundHint: "Try a shorter word, or look through everything we sell.",
  nothingHere: "No products in this category",
  nothingHereHint: "Everything else we sell is one step away.",
  nothingAtAll: "No products yet",
  nothingAtAllHint: "The shop has nothing to sell at the moment.",
  showAll: "Show all products",
  failed: "Failed to load products",
  failedHint: "Nothing is wrong on your side. Your cart is as you left it.",
  retry: "Try again",
} as const;
