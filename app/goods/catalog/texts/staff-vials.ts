export const vialStaffMessages = {
  title: "Vial strengths",
  lead: "The contents of one vial, shown on the product, in the cart, on receipts and in emails with the price per mg. Copy it from the label or the lot’s report.",
  missing: (count: number) =>
    count === 1
      ? "1 product has no strength, so shoppers see neither strength nor price per mg."
      : `${count} products have no strength, so shoppers see neither strength nor price per mg.`,
  complete: "Every product has a strength.",
  list: "Products and their vials",
  search: "Search name or SKU",
  product: "Product",
  strength: "Strength",
  notStated: "Not stated",
  stated: "Stated",
  none: "No products yet",
  noneHint: "Products appear here after you add them.",
  hint: "For example, 10 mg or 7.5 mL",
  strengthOf: (name: string) => `Strength of ${name}`,
  save: "Save",
  saveOf: (name: string) => `Save the strength of ${name}`,
  hidden: "Not listed",
  byVariants: (names: string) => `Set by its variants: ${names}`,
  saved: (name: string) => `The strength of ${name} is saved.`,
  unreadable: "Enter an amount in mg or mL, like 10 mg.",
  noStep: "This button no longer works. Please reload the page.",
  refusals: {
    forbidden: "Your role can’t change products.",
    changed: "A colleague changed this strength in the meantime. The current value is shown.",
    not_found: "This product no longer exists.",
  },
} as const;
