/** What news can be about. Whoever agreed to news gets all of it until they choose. */
export const TOPICS = ["offers", "articles"] as const;
export type Topic = (typeof TOPICS)[number];

/** The name of a topic's box in a form. */
export const topicField = (topic: Topic): string => `topic.${topic}`;

/** What was ticked; whatever a box sends ticks it. */
export const readTopics = (texts: Readonly<Record<string, string>>): Topic[] =>
  TOPICS.filter((topic) => texts[topicField(topic)] !== undefined);
