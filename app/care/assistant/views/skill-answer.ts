export type Source = { title: string; url: string };

/** An answer from the shop's own data, and the pages that say the same. */
export type SkillAnswer = {
  text: string;
  links: Source[];
  /** Shown once to the asker instead. The conversation belongs to no account and keeps only `text`. */
  own?: SkillAnswer | undefined;
  /** What the answer promises to send; called once the conversation has it. */
  send?: () => Promise<void>;
};
