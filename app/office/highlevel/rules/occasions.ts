/** Why a contact is sent to HighLevel. */
export const OCCASIONS = ["added", "customer", "newsletter", "order", "consent"] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What the trigger of a workflow is told of, by the words in its message. */
export const EVENT_OF = {
  customer: "customer.confirmed",
  newsletter: "newsletter.confirmed",
  order: "order.paid",
} as const satisfies Partial<Record<Occasion, string>>;

/** Of what an owner can choose, which of these an occasion belongs to. */
export type Choices = { customers: boolean; newsletter: boolean; orders: boolean };

export function isChosen(occasion: keyof typeof EVENT_OF, choices: Choices): boolean {
  if (occasion === "order") return choices.orders;
  return occasion === "customer" ? choices.customers : choices.newsletter;
}
