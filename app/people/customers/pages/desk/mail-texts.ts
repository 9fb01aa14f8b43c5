/** The mails to a customer, on the customer’s record. */
export const customerMailTexts = {
  title: "Emails",
  none: "No emails to this customer yet.",
  newest: (count: number) => `The newest ${count} are shown.`,
  read: "Read",
  readOf: (subject: string, at: string) => `Read: ${subject}, ${at}`,
  one: "Email",
  back: "Customer",
  lead: (name: string | undefined, to: string, at: string) =>
    [name, `to ${to}`, at].filter(Boolean).join(", "),
  linksRemoved: "Links that give access to something are removed.",
  recorded: "This email may contain health information, so it is recorded that you read it.",
  again: "Send again",
  againHint: "It goes to the order’s current email, with a working link.",
  notAgain:
    "Only emails about an order can be sent again. Request any other email where it comes from.",
} as const;
