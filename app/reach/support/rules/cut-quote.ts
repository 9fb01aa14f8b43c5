/** Lines that mail programs write above a quote. Everything below them is older. */
const HEADINGS: readonly RegExp[] = [
  // Gmail and Apple Mail, in English and Filipino: "On Mon, 3 Mar 2026 at 9:00, Ana <a@b.c>
  // wrote:".
  /^(?:on|noong|nuong|sa)\b.{0,300}\b(?:wrote|sumulat|isinulat|nagsulat)\b.{0,200}:$/i,
  /^si\b.{0,200}\b(?:ay sumulat|ay nagsulat|sumulat|nagsulat)\b.{0,100}:$/i,
  /^-{2,}\s*(?:original message|forwarded message|orihinal na mensahe|naipasang mensahe)\s*-{2,}$/i,
  // Outlook draws this line above the header of a quoted mail.
  /^_{20,}$/,
];
/** "From: …" is a header only when "Sent:" or "Date:" follows within a few lines. */
const FROM = /^\*?(?:from|mula(?: kay)?)\s*:\*?\s*\S/i;
const SENT = /^\*?(?:sent|date|ipinadala|petsa)\s*:\*?\s*\S/i;
const HEADER_LINES = 4;
const SIGNATURE = /^-- ?$/;

/** Removes the quote at the end and the signature. A mail with nothing left is shown whole. */
export function cutQuote(whole: string): string {
  const lines = whole.split("\n");
  const heading = lines.findIndex((_, index) => beginsQuote(lines, index));
  const isAbove = heading !== -1 && !isAnsweredBelow(lines.slice(heading));
  const own = isAbove ? lines.slice(0, heading) : lines;
  const left = withoutQuoteAtEnd(withoutSignature(withoutQuoteAtEnd(own)));
  return left.join("\n").trim() || whole.trim();
}

/** Mail programs wrap lines, so a heading may be split over two. */
function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? "";
  const both = `${line} ${lines[index + 1]?.trim() ?? ""}`.trim();
  if (HEADINGS.some((heading) => heading.test(line) || heading.test(both))) return true;
  if (!FROM.test(line)) return false;
  const next = lines.slice(index + 1, index + 1 + HEADER_LINES);
  return next.some((each) => SENT.test(each.trim()));
}

/** A writer who answers below a quote or between its lines has each quoted line marked. */
function isAnsweredBelow(lines: readonly string[]): boolean {
  return lines.some(isQuoted) && !isQuoted(lines.findLast((line) => line.trim() !== "") ?? "");
}

const isQuoted = (line: string) => line.trimStart().startsWith(">");

/** Answers between quoted lines stay with the lines that they answer. */
function withoutQuoteAtEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "" && !isQuoted(line));
  return lines.slice(0, last + 1);
}

function withoutSignature(lines: readonly string[]): readonly string[] {
  const start = lines.findLastIndex((line) => SIGNATURE.test(line));
  return start === -1 ? lines : lines.slice(0, start);
}
