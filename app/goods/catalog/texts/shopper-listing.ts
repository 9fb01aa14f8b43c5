import { formatCount } from "#app/lib/money.ts";

export const listingMessages = {
  title: "Products",
  titleOf: (category: string) => `${category} products`,
  description:
    "Peptide wellness products with prices in pesos, regulatory status and warnings. Ships only within the Philippines.",
  descriptionOf: (category: string, text: string) =>
    `${category}: ${text} Prices in pesos. Ships only within the Philippines.`,
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
  unsure: "Not sure where to start?",
  unsureText: "Seven questions show what fits your goal, or whether to see a doctor first.",
  assessment: "Start Your Assessment",
  pages: "Pages of results",
  page: (page: number) => `Page ${page}`,
  before: "Previous page",
  after: "Next page",
  nothingFound: (search: string) => `No results for “${search}”`,
  nothingFoundHint: "Try a shorter word, or browse all products.",
  nothingHere: "No products in this category",
  nothingHereHint: "Browse our other products.",
  nothingAtAll: "No products yet",
  nothingAtAllHint: "Nothing is on sale right now.",
  showAll: "Show all products",
  failed: "Failed to load products",
  failedHint: "The problem is on our side. Your cart is unchanged.",
  retry: "Try again",
} as const;
