import { formatCount } from "#app/lib/money.ts";

export const listingMessages = {
  title: "Products",
  titleOf: (category: string) => `${category} products`,
  lead: "Each card shows the price and regulatory status. The product’s page has the warnings.",
  description:
    "Peptide wellness products with prices in pesos and the regulatory status of each. Every product page has the warnings. Only within the Philippines.",
  descriptionOf: (category: string, text: string) =>
    `${category}: ${text} Prices in pesos, only within the Philippines.`,
  search: "Search products",
  searchButton: "Search",
  cart: "Cart",
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
  alike: (search: string) => `No exact match for “${search}”. Closest results:`,
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  before: "Previous page",
  after: "Next page",
  nothingFound: (search: string) => `Nothing found for “${search}”`,
  nothingFoundHint: "Try a shorter word, or look through everything we sell.",
  nothingHere: "No products in this category",
  nothingHereHint: "Have a look at our other products.",
  nothingAtAll: "No products yet",
  nothingAtAllHint: "There is nothing on sale at the moment.",
  showAll: "Show all products",
  failed: "Failed to load products",
  failedHint: "The problem is on our side. Your cart is as you left it.",
  retry: "Try again",
} as const;
