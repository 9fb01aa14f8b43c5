/** What the form was shown with, sealed, so that nobody else can say it. */
export type FormPass = {
  /** Makes a form that is sent twice one ticket. */
  key: string;
  shownAt: Date;
  /** The shop has asked its sender to press once more. */
  asked: boolean;
};

export type Verdict = "take" | "ask_again" | "renew";

const FASTEST_MS = 3_000;
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * Whether a message comes from a person, as far as a form can tell. It never says no: whoever is
 * too fast, or has a password manager that fills the hidden field, is asked to press once more,
 * which programs do not do. A form that lay open too long is shown anew.
 */
export function judgeForm(pass: FormPass | undefined, hidden: string, now: Date): Verdict {
  if (!pass) return "renew";
  const age = now.getTime() - pass.shownAt.getTime();
  if (age > LONGEST_MS) return "renew";
  if (hidden.trim() !== "") return "ask_again";
  return age < FASTEST_MS && !pass.asked ? "ask_again" : "take";
}
