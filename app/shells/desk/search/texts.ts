export const searchMessages = {
  title: "Search",
  label: "Search orders, customers, products and pages",
  hint: "Number, name, email, phone, tracking number, payment reference, page or action",
  submit: "Search",
  here: "On this page",
  recent: "Recent",
  actions: "Actions",
  pages: "Pages",
  none: (typed: string) => `No results for “${typed}”.`,
  noneHint: "Try a full order number, an email address or part of a name.",
  failed: "The search didn’t respond. Try again.",
} as const;
