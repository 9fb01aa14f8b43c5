export const searchMessages = {
  title: "Search",
  label: "Search orders, customers, products and pages",
  hint: "A number, name, email, phone, tracking number or payment reference; or a page",
  submit: "Search",
  found: (count: number) => (count === 1 ? "1 hit" : `${count} hits`),
  none: (typed: string) => `Nothing matches “${typed}”.`,
  noneHint: "Try a whole order number, an email address, or part of a name.",
  failed: "The search did not answer. Please try again.",
} as const;
