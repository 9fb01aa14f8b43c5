export const LEVELS = ["none", "see_doctor", "emergency", "crisis"] as const;
export type Level = (typeof LEVELS)[number];

export const isMoreUrgent = (one: Level, other: Level): boolean =>
  LEVELS.indexOf(one) > LEVELS.indexOf(other);

/**
 * Something that nobody waits out. A pattern is words and classes of words (`CHEST|puso PAIN`) that
 * stand near each other in one sentence, in any order. `>` wants them in this order, `@5` within
 * five words, and `!WANT` refuses what has such a word between them.
 */
export type Flag = {
  id: string;
  level: Exclude<Level, "none">;
  /** Why, as the person reads it. */
  reason: string;
  /** What to do beside calling, if there is anything. */
  say?: string;
  patterns: readonly string[];
  /** Also where it is only asked about in general. */
  always?: true;
};
