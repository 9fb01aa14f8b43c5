export const starterMessages = {
  add: (siteName: string) => `Add ${siteName} Products`,
  lead: "Nine products in six categories to start with, each with texts, warnings, sources and pictures. You can change everything later.",
  back: "All products",
  pricesLabel: "Price list",
  prices: {
    storefront: "Storefront prices",
    reference: "Reference figures",
  },
  pricesHint: {
    storefront: "The storefront’s peso prices, like ₱12,500 for Tirzepatide.",
    reference: "The documented figures, like ₱299 for Tirzepatide. Set your own before you sell.",
  },
  willAdd: "Will be added",
  isThere: "Already in the shop, unchanged",
  isArchived: "Archived, unchanged",
  categories: (missing: number) =>
    missing === 0
      ? "All six categories already exist."
      : missing === 1
        ? "One category will be added."
        : `${missing} categories will be added.`,
  clearances: {
    none: undefined,
    acknowledge: "The buyer confirms medical supervision",
    required: "A clinician approves each buyer",
  },
  drawn: (strength: string) => `The label in the picture says ${strength}`,
  notes: [
    "Shoppers see them at once, as sold out. They can buy after you receive the first lot.",
    "The labels in the pictures are drawn. If your vials hold a different amount, upload your own pictures.",
    "No clinician has reviewed the texts yet. Have one review them before you sell.",
  ],
  notesTitle: "Before you add them",
  submit: (count: number) => (count === 1 ? "Add 1 product" : `Add ${count} products`),
  nothing: "Nothing to add",
  nothingHint: "Your shop already has all nine products.",
  added: (count: number) => (count === 1 ? "1 product is added." : `${count} products are added.`),
  failed: "Failed to add predefined products",
  reasons: {
    forbidden: "Your role does not allow this.",
    taken:
      "Someone else added a product or category with the same name in the meantime. Check the list again.",
    prices: "Choose one of the two price lists.",
  },
} as const;
