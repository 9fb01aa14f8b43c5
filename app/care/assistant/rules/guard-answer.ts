/** An amount to take, which no answer has, whoever wrote it. */
const AMOUNT =
  /\b\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|micrograms?|milligrams?|ml|cc|iu|units?|clicks?)\b/i;

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“"])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Whether a sentence may be said: each of its numbers stands in a cited text, and none is a dose. */
export function isGrounded(sentence: string, cited: readonly string[]): boolean {
  if (AMOUNT.test(sentence)) return false;
  const known = new Set(cited.flatMap(numbersIn));
  return numbersIn(sentence).every((number) => known.has(number));
}

/** What is left of an answer when what must not be said is taken out. */
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
