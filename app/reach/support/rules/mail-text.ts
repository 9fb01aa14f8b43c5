import { cutQuote } from "./cut-quote.ts";
import { LONGEST_MESSAGE } from "./ticket-terms.ts";

/** In characters. The quoted mails are stored too, but no one reads further than this. */
export const LONGEST_MAIL = 50_000;
const LONGEST_SUBJECT = 150;

const CUT = "[The rest of this email is left out: it is too long.]";
const NO_TEXT = "[This email has no text.]";
const NO_SUBJECT = "(no subject)";

/** The whole mail, and the part to show first. */
export function mailText(sent: string): { text: string; shown: string } {
  const whole = withoutControls(sent.replaceAll(/\r\n?/g, "\n")).trim();
  if (whole === "") return { text: NO_TEXT, shown: NO_TEXT };
  const text = atMost(whole, LONGEST_MAIL);
  return { text, shown: atMost(cutQuote(text), LONGEST_MESSAGE) };
}

export function mailSubject(sent: string): string {
  const line = withoutControls(sent.replaceAll(/\s+/g, " ")).trim();
  return line.slice(0, LONGEST_SUBJECT).toWellFormed() || NO_SUBJECT;
}

function withoutControls(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

function atMost(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).toWellFormed()}\n\n${CUT}`;
}
