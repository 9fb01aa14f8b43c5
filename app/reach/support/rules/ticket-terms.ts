/** Open: nobody has answered yet. Answered: staff wrote last. Closed: settled. */
export const TICKET_STATUSES = ["open", "answered", "closed"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** What a message is about: its writer chooses, and staff may correct it. */
export const TICKET_TOPICS = [
  "order",
  "delivery",
  "payment",
  "return",
  "product",
  "other",
] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** A settled message is stored for a year, in case the matter comes up again. */
export const KEPT_DAYS = 365;

/** The same words of the same address within this time are the same message, sent twice. */
export const SAME_MINUTES = 10;

/** For a reply a mail program can show; a message of somebody in need may be long. */
export const LONGEST_MESSAGE = 5_000;

/** Longer is a document, and no note. */
export const LONGEST_NOTE = 2_000;
