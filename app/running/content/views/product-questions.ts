import { groupFaq, type FaqCategory, type LiveFact } from "./faq-terms.ts";

/** What a buyer asks before an order. */
const ASKED: readonly FaqCategory[] = ["product", "safety", "ordering"];
const OF_EACH = 2;

type Entry = {
  category: FaqCategory;
  position: number;
  question: string;
  answer: string;
  live: LiveFact;
};

/** The first questions of the FAQ that a product's page answers, in the order staff gave them. */
export function productQuestions<E extends Entry>(entries: readonly E[]): E[] {
  return groupFaq(entries.filter(({ live }) => live === "none"))
    .filter(({ category }) => ASKED.includes(category))
    .flatMap((group) => group.entries.slice(0, OF_EACH));
}
