/** How questions that were told in one way came out: with a sign missed, or with a false alarm. */
export type TwistFigures = { twist: string; asked: number; missed: number; alarmed: number };

/** What `npm run eval:assistant -- --save` found: its figures, and what it ran with. */
export type Evaluation = {
  on: string;
  questions: number;
  recall: string;
  over: string;
  amounts: number;
  twists: readonly TwistFigures[];
  /** A digest of the rules, and one of each text by its address. */
  rules: string;
  texts: Readonly<Record<string, string>>;
};
