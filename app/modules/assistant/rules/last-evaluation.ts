/** What `npm run eval:assistant -- --save` found last: its figures, and what it ran with. */
export type Evaluation = {
  on: string;
  questions: number;
  recall: string;
  over: string;
  amounts: number;
  /** A digest of the rules, and one of each text by its address. */
  rules: string;
  texts: Readonly<Record<string, string>>;
};

export const LAST_EVALUATION: Evaluation = {
  on: "2026-11-26",
  questions: 0,
  recall: "",
  over: "",
  amounts: 0,
  rules: "",
  texts: {},
};
