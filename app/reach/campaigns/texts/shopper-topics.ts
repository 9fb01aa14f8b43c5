import type { Topic } from "../rules/topics.ts";

export const topicMessages = {
  title: "Or choose what you get",
  profileTitle: "Email topics",
  topics: {
    offers: "News and offers",
    articles: "New and updated articles",
  } satisfies Record<Topic, string>,
  save: "Save my choice",
  none: "If you choose none, you get no news at all.",
  saved: "Your choice is saved. It applies from the next email.",
  ended: "You’ll get no more news and offers.",
  notNow: "You don’t get news right now. Check the box above first.",
  /** The wording in the ledger of consents, from the reader's point of view. */
  wording: (labels: readonly string[]) => `I want by email: ${labels.join("; ")}.`,
} as const;
