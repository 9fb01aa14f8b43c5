/** Texts for the buyer of an order that staff placed, before paying or confirming. */
export const agreeMessages = {
  title: "Check and pay",
  lead: "We made this order for you. Check what is in it and where it goes, and confirm the rest yourself.",
  until: (until: string) => `Its items are reserved until ${until}.`,
  submit: (total: string) => `Pay ${total}`,
  check: "Please confirm what is asked for below.",
} as const;
