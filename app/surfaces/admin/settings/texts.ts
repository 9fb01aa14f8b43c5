/** The cards of the page Integrations & APIs. */
export const integrationCards = {
  services: "Programs that work with the shop",
  keys: {
    title: "API keys",
    text: "Other programs read orders, products and stock.",
    none: "No keys",
    some: (count: number) => (count === 1 ? "1 active key" : `${count} active keys`),
    open: "Manage API keys",
  },
  guide: "How to use the API",
} as const;
