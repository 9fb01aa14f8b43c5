/** The results of questions asked in one way: missed signs and false alarms. */
export type TwistFigures = { twist: string; asked: number; missed: number; alarmed: number };

/** The result of `npm run eval:assistant -- --save`: its figures and versions. */
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
