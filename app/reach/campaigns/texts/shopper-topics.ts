import type { Topic } from "../rules/topics.ts";

export const topicMessages = {
  title: "Or choose what you get",
  profileTitle: "What you get",
  topics: {
    offers: "News and offers",
    articles: "New articles, and what changed in old ones",
  } satisfies Record<Topic, string>,
  save: "Save my choice",
  none: "With none of them you get no news at all.",
  saved: "Your choice is saved. It holds from the next email on.",
  ended: "You will get no more news and offers.",
  notNow: "You get no news at the moment. Tick the box above first.",
  /** The wording in the ledger of consents, from the reader's point of view. */
  wording: (labels: readonly string[]) => `I want by email: ${labels.join("; ")}.`,
} as const;
