export const starterMessages = {
  add: (siteName: string) => `Add ${siteName} Products`,
  lead: "Nine products in six categories to begin with, each with its texts, warnings, sources and pictures. You can change all of it afterwards.",
  back: "All products",
  pricesLabel: "Price list",
  prices: {
    storefront: "Storefront prices",
    reference: "Reference figures",
  },
  pricesHint: {
    storefront: "What the storefront has asked in pesos, such as ₱12,500 for Tirzepatide.",
    reference:
      "The documented figures, such as ₱299 for Tirzepatide. Set your own before you sell.",
  },
  willAdd: "Will be added",
  isThere: "Already there, stays as it is",
  isArchived: "In the archive, stays there",
  categories: (missing: number) =>
    missing === 0
      ? "All six categories are there already."
      : missing === 1
        ? "One category will be added with them."
        : `${missing} categories will be added with them.`,
  clearances: {
    none: undefined,
    acknowledge: "The buyer confirms medical supervision",
    required: "A clinician approves each buyer",
  },
  drawn: (strength: string) => `The label in its picture says ${strength}`,
  notes: [
    "Shoppers see them at once, as sold out. They can buy when you receive the first lot.",
    "The labels in the pictures are drawn. If your vials hold another amount, upload your own pictures.",
    "No clinician has checked the texts yet. Have one read them before you sell.",
  ],
  notesTitle: "Before you add them",
  submit: (count: number) => (count === 1 ? "Add 1 product" : `Add ${count} products`),
  nothing: "Everything is there already",
  nothingHint: "Your shop has all nine products. There is nothing to add.",
  added: (count: number) => (count === 1 ? "1 product is added." : `${count} products are added.`),
  failed: "Failed to add predefined products",
  reasons: {
    forbidden: "Your role does not allow this.",
    taken:
      "Someone else added a product or category of the same name meanwhile. Look at the list again.",
    prices: "Choose one of the two price lists.",
  },
} as const;
