export const LEVELS = ["none", "see_doctor", "emergency", "crisis"] as const;
export type Level = (typeof LEVELS)[number];

export const isMoreUrgent = (one: Level, other: Level): boolean =>
  LEVELS.indexOf(one) > LEVELS.indexOf(other);

/**
 * A warning sign that must not be waited out. A pattern is a list of words and classes of words
 * (`CHEST|puso PAIN`) that occur near each other in one sentence, in any order. `>` requires this
 * order, `@5` a distance of at most five words, and `!WANT` refuses a match with such a word in
 * between.
 */
export type Flag = {
  id: string;
  level: Exclude<Level, "none">;
  /** The reason, for the person. */
  reason: string;
  /** Advice in addition to calling, if there is any. */
  say?: string;
  patterns: readonly string[];
  /** The flag is raised even for a question in general terms. */
  always?: true;
};

/** A sign as it was found in a text. */
export type Found = Pick<Flag, "id" | "reason" | "say"> & { level: Exclude<Level, "none"> };
