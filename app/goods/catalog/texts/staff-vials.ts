export const vialStaffMessages = {
  title: "Vial strengths",
  lead: "How much one vial contains. Shoppers see it on the product, in the cart, on receipts and in emails, with the price per mg. Take it from the label or the lot’s report.",
  missing: (count: number) =>
    count === 1
      ? "1 product does not state its strength. Shoppers read “Strength not stated”."
      : `${count} products do not state their strength. Shoppers read “Strength not stated”.`,
  complete: "Every product states its strength.",
  list: "Products and their vials",
  search: "Search name or SKU",
  product: "Product",
  strength: "Strength",
  notStated: "Not stated",
  stated: "Stated",
  none: "No products yet",
  noneHint: "Products appear here once they are added.",
  hint: "Such as: 10 mg, or 7.5 mL",
  strengthOf: (name: string) => `Strength of ${name}`,
  save: "Save",
  saveOf: (name: string) => `Save the strength of ${name}`,
  hidden: "Not listed",
  byVariants: (names: string) => `Stated by its variants: ${names}`,
  saved: (name: string) => `The strength of ${name} is saved.`,
  unreadable: "Enter an amount in mg or mL, such as 10 mg.",
  noStep: "This button no longer works. Please reload the page.",
  refusals: {
    forbidden: "You may not change products.",
    changed: "A colleague changed this strength in the meantime. The page shows it as it is now.",
    not_found: "This product no longer exists.",
  },
} as const;
