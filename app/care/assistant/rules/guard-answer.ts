/** An amount to take. No answer may contain one, no matter who wrote it. */
const AMOUNT =
  /\b\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|micrograms?|milligrams?|ml|cc|iu|units?|clicks?)\b/i;

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“"])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** A sentence is allowed if each of its numbers appears in a cited text and none is a dose. */
export function isGrounded(sentence: string, cited: readonly string[]): boolean {
  if (AMOUNT.test(sentence)) return false;
  const known = new Set(cited.flatMap(numbersIn));
  return numbersIn(sentence).every((number) => known.has(number));
}

/** Removes the sentences that are not allowed. */
export function guardAnswer(text: string, cited: readonly string[]): string {
  return text
    .split("\n\n")
    .map((part) =>
      sentencesOf(part)
        .filter((each) => isGrounded(each, cited))
        .join(" "),
    )
    .filter(Boolean)
    .join("\n\n");
}
