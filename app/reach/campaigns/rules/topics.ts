/** The topics of news. A person who agreed to news gets all of them until they choose. */
export const TOPICS = ["offers", "articles"] as const;
export type Topic = (typeof TOPICS)[number];

/** The name of a topic's checkbox in a form. */
export const topicField = (topic: Topic): string => `topic.${topic}`;

/** A checkbox is ticked when it sends any value. */
export const readTopics = (texts: Readonly<Record<string, string>>): Topic[] =>
  TOPICS.filter((topic) => texts[topicField(topic)] !== undefined);
