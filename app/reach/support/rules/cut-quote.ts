/** A line that a mail program writes above what it quotes, the rest of the mail being older. */
const HEADINGS: readonly RegExp[] = [
  // Gmail and Apple Mail, in English and Filipino: "On Mon, 3 Mar 2026 at 9:00, Ana <a@b.c> wrote:".
  /^(?:on|noong|nuong|sa)\b.{0,300}\b(?:wrote|sumulat|isinulat|nagsulat)\b.{0,200}:$/i,
  /^si\b.{0,200}\b(?:ay sumulat|ay nagsulat|sumulat|nagsulat)\b.{0,100}:$/i,
  /^-{2,}\s*(?:original message|forwarded message|orihinal na mensahe|naipasang mensahe)\s*-{2,}$/i,
  // Outlook draws this line above the header of what it quotes.
  /^_{20,}$/,
];
/** "From: …" is a header only where "Sent:" or "Date:" follows within a few lines. */
const FROM = /^\*?(?:from|mula(?: kay)?)\s*:\*?\s*\S/i;
const SENT = /^\*?(?:sent|date|ipinadala|petsa)\s*:\*?\s*\S/i;
const HEADER_LINES = 4;
const SIGNATURE = /^-- ?$/;

/**
 * A mail without what it quotes at its end and without its signature, as staff read it first. Never
 * nothing: a mail of which nothing would be left is shown whole.
 */
export function cutQuote(whole: string): string {
  const lines = whole.split("\n");
  const heading = lines.findIndex((_, index) => beginsQuote(lines, index));
  const isAbove = heading !== -1 && !isAnsweredBelow(lines.slice(heading));
  const own = isAbove ? lines.slice(0, heading) : lines;
  const left = withoutQuoteAtEnd(withoutSignature(withoutQuoteAtEnd(own)));
  return left.join("\n").trim() || whole.trim();
}

/** What a program wrote in two lines, since mails break theirs, counts as one. */
function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? "";
  const both = `${line} ${lines[index + 1]?.trim() ?? ""}`.trim();
  if (HEADINGS.some((heading) => heading.test(line) || heading.test(both))) return true;
  if (!FROM.test(line)) return false;
  const next = lines.slice(index + 1, index + 1 + HEADER_LINES);
  return next.some((each) => SENT.test(each.trim()));
}

/** Somebody who writes below what they quote, or between its lines, has it marked line by line. */
function isAnsweredBelow(lines: readonly string[]): boolean {
  return lines.some(isQuoted) && !isQuoted(lines.findLast((line) => line.trim() !== "") ?? "");
}

const isQuoted = (line: string) => line.trimStart().startsWith(">");

/** Answers between quoted lines stay with what they answer. */
function withoutQuoteAtEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "" && !isQuoted(line));
  return lines.slice(0, last + 1);
}

function withoutSignature(lines: readonly string[]): readonly string[] {
  const start = lines.findLastIndex((line) => SIGNATURE.test(line));
  return start === -1 ? lines : lines.slice(0, start);
}
