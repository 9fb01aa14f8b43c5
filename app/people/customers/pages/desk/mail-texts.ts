/** The mails to a customer, on the customer’s record. */
export const customerMailTexts = {
  title: "Emails",
  none: "No email to this customer yet.",
  newest: (count: number) => `The newest ${count} are shown.`,
  read: "Read",
  readOf: (subject: string, at: string) => `Read: ${subject}, ${at}`,
  one: "Email",
  back: "Customer",
  lead: (name: string | undefined, to: string, at: string) =>
    [name, `to ${to}`, at].filter(Boolean).join(", "),
  linksRemoved: "Links that open something for their reader are taken out.",
  recorded:
    "This email may say something of the customer’s health, so it is recorded that you read it.",
  again: "Send again",
  againHint: "Sent again, it goes to the address that the order has now, with a link that works.",
  notAgain:
    "Only emails about an order can be sent again. The others can be asked for anew where they come from.",
} as const;
