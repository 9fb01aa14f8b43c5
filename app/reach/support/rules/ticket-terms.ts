/** Open: no one has answered yet. Answered: staff wrote last. Closed: settled. */
export const TICKET_STATUSES = ["open", "answered", "closed"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** The writer chooses the topic, and staff may correct it. */
export const TICKET_TOPICS = [
  "order",
  "delivery",
  "payment",
  "return",
  "product",
  "other",
] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** A settled ticket is kept for a year, in case the matter returns. */
export const KEPT_DAYS = 365;

/** The same words from the same address within this time are one message, sent twice. */
export const SAME_MINUTES = 10;

/** In characters. A mail program must show a reply, and a person in need may write at length. */
export const LONGEST_MESSAGE = 5_000;

/** Longer text is a document, not a note. */
export const LONGEST_NOTE = 2_000;
