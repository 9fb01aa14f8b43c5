export const integrationCards = {
  services: "Connected programs",
  keys: {
    title: "API keys",
    text: "Let other programs read orders, products and stock.",
    none: "No keys",
    some: (count: number) => (count === 1 ? "1 active key" : `${count} active keys`),
    open: "Manage API keys",
  },
  webhooks: {
    title: "Webhooks",
    text: "Notify other programs about events in the shop.",
    none: "No webhooks",
    some: (all: number, on: number) => {
      const off = all === 1 ? "off" : all === 2 ? "both off" : "all off";
      const part = on === all ? "on" : `${on} on`;
      return `${all} webhook${all === 1 ? "" : "s"}, ${on === 0 ? off : part}`;
    },
    failing: (count: number) =>
      count === 1 ? "1 webhook is failing" : `${count} webhooks are failing`,
    open: "Manage webhooks",
  },
  highlevel: {
    title: "HighLevel",
    text: "Send contacts who agreed to news and offers to your GoHighLevel account.",
    states: {
      unset: "Not connected",
      untested: "Not tested yet",
      broken: "Stopped, needs attention",
      connected: "Connected, sending is off",
      sending: "Connected",
    },
    open: "Manage HighLevel",
  },
  guide: "API guide",
} as const;
