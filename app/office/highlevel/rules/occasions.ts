/** Why a contact is sent to HighLevel. */
export const OCCASIONS = ["added", "customer", "newsletter", "order", "consent"] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The names of events in the messages to a workflow's trigger. */
export const EVENT_OF = {
  customer: "customer.confirmed",
  newsletter: "newsletter.confirmed",
  order: "order.paid",
} as const satisfies Partial<Record<Occasion, string>>;

/** The owner's settings, each of which covers an occasion. */
export type Choices = { customers: boolean; newsletter: boolean; orders: boolean };

export function isChosen(occasion: keyof typeof EVENT_OF, choices: Choices): boolean {
  if (occasion === "order") return choices.orders;
  return occasion === "customer" ? choices.customers : choices.newsletter;
}
