/** The form's data from when it was shown, sealed so that no one else can make it up. */
export type FormPass = {
  /** A form with this key that is sent twice makes one ticket. */
  key: string;
  shownAt: Date;
  /** The shop has asked the visitor to press once more. */
  asked: boolean;
};

export type Verdict = "take" | "ask_again" | "renew";

const FASTEST_MS = 3_000;
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * Judges whether a person sent the form, and never refuses. A visitor who is too fast, or whose
 * password manager fills the honeypot, is asked to press once more, which programs do not do. A
 * form that was open for too long is shown again.
 */
export function judgeForm(pass: FormPass | undefined, hidden: string, now: Date): Verdict {
  if (!pass) return "renew";
  const age = now.getTime() - pass.shownAt.getTime();
  if (age > LONGEST_MS) return "renew";
  if (hidden.trim() !== "") return "ask_again";
  return age < FASTEST_MS && !pass.asked ? "ask_again" : "take";
}
