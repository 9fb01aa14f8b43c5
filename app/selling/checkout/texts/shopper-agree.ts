/** Texts for the buyer of an order that staff placed, before paying or confirming. */
export const agreeMessages = {
  title: "Check and pay",
  lead: "We placed this order for you. Check the items and the address, then confirm the rest yourself.",
  until: (until: string) => `The items are reserved until ${until}.`,
  submit: (total: string) => `Pay ${total}`,
  check: "Please confirm the points below.",
} as const;
