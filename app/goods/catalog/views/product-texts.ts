import { timesRoundedToPeso, type Centavos } from "#app/lib/money.ts";

/** The first sentence, because a card has room for one. */
export function firstSentence(text: string): string {
  return sentences(text)[0] ?? "";
}

/** The product's own benefits or, if it has none, the first sentences of its description. */
export function shownBenefits(
  product: { benefits: readonly string[]; description: string },
  count: number,
): string[] {
  const own = product.benefits.filter((benefit) => benefit.trim() !== "");
  return (own.length > 0 ? own : sentences(product.description)).slice(0, count);
}

function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The weeks of a course, `16-24`; undefined without a course. */
export function courseLength(product: {
  courseWeeksMin: number | null;
  courseWeeksMax: number | null;
}): string | undefined {
  if (product.courseWeeksMin === null || product.courseWeeksMax === null) return undefined;
  // The word joiner prevents a line break after the dash.
  return `${product.courseWeeksMin}–\u2060${product.courseWeeksMax}`;
}

/** The monthly price of a course, rounded to the whole peso; undefined without a factor. */
export function monthlyPrice(product: {
  price: Centavos;
  monthlyFactor: number | null;
}): Centavos | undefined {
  return product.monthlyFactor === null
    ? undefined
    : timesRoundedToPeso(product.price, product.monthlyFactor);
}

/** An empty line separates paragraphs. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
