export const integrationCards = {
  services: "Programs that work with the shop",
  keys: {
    title: "API keys",
    text: "Other programs read orders, products and stock.",
    none: "No keys",
    some: (count: number) => (count === 1 ? "1 active key" : `${count} active keys`),
    open: "Manage API keys",
  },
  webhooks: {
    title: "Webhooks",
    text: "The shop sends other programs what happens.",
    none: "No webhooks",
    some: (count: number) => (count === 1 ? "1 webhook is on" : `${count} webhooks are on`),
    failing: (count: number) => (count === 1 ? "1 webhook fails" : `${count} webhooks fail`),
    open: "Manage webhooks",
  },
  highlevel: {
    title: "HighLevel",
    text: "Your GoHighLevel account gets contacts who agreed to news and offers.",
    states: {
      unset: "Not connected",
      untested: "Not tested yet",
      broken: "Stopped: it needs your attention",
      connected: "Connected, sending is off",
      sending: "Connected",
    },
    open: "Manage HighLevel",
  },
  guide: "How to use the API",
} as const;
