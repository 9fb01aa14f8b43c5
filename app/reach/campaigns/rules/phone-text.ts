import { partsOf } from "#app/running/messages/rules/message-parts.ts";
import { withStop } from "#app/running/messages/texts/shopper-sms.ts";

/** Philippine networks block texts with links. */
const LINK = /https?:|www\.|\b[\w-]+\.(?:com|net|org|ph|shop|store|me|ly)\b/i;

/** Words of the trade and of conditions, since others may read a locked screen. */
const REVEALING =
  /peptide|glp|tide\b|vial|dose|dosing|inject|weight|slim|diabet|obes|clinic|doctor|health|medic|drug/i;

export type PhoneTextProblem = "long" | "link" | "reveals";

/** What keeps a campaign's text from being shown on a phone. It fits one part of a text. */
export function phoneTextProblem(text: string): PhoneTextProblem | undefined {
  if (partsOf(withStop(text, true)) > 1) return "long";
  if (LINK.test(text)) return "link";
  return REVEALING.test(text) ? "reveals" : undefined;
}

const plain = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;

/** Whether a text has the whole name of a product. */
export const namesAny = (text: string, names: readonly string[]): boolean =>
  names.some((name) => plain(text).includes(plain(name)));
