/** How many of the messages of a kind were read in a way, right or wrong. */
export type Score = { kind: ScoreKind; asked: number; read: number };

export const TRIAGE_KINDS = ["emergency", "crisis", "see_doctor", "false_alarm"] as const;
/**
 * `false_alarm` counts other messages that are read as urgent; the others count correct readings.
 * `question` is one to the shop, read correctly if it goes to the skill that answers it.
 */
export type ScoreKind = (typeof TRIAGE_KINDS)[number] | "question";

/** The result of `npm run eval:assistant -- --save`: its figures and versions. */
export type Evaluation = {
  on: string;
  /** The scores of lines that nothing was learned from. */
  firstSight: readonly Score[];
  /** Answers with an amount to take, or with a number that no cited text has. */
  amounts: number;
  /** A digest of the rules, and one of each text by its address. */
  rules: string;
  texts: Readonly<Record<string, string>>;
};

const Z = 1.96;

/** The Wilson interval of a share, at 95 % confidence: its ends, from 0 to 1. */
export function intervalOf({ asked, read }: Pick<Score, "asked" | "read">): [number, number] {
  if (asked === 0) return [0, 1];
  const share = read / asked;
  const spread = Z * Math.sqrt((share * (1 - share)) / asked + (Z * Z) / (4 * asked * asked));
  const [middle, whole] = [share + (Z * Z) / (2 * asked), 1 + (Z * Z) / asked];
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}
