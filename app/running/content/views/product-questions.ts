import { groupFaq, type FaqCategory, type LiveFact } from "./faq-terms.ts";

/** Categories that a buyer asks about before an order. */
const ASKED: readonly FaqCategory[] = ["product", "safety", "ordering"];
const OF_EACH = 2;

type Entry = {
  category: FaqCategory;
  position: number;
  question: string;
  answer: string;
  live: LiveFact;
};

/** The first FAQ questions for a product page, in the order that staff gave them. */
export function productQuestions<E extends Entry>(entries: readonly E[]): E[] {
  return groupFaq(entries.filter(({ live }) => live === "none"))
    .filter(({ category }) => ASKED.includes(category))
    .flatMap((group) => group.entries.slice(0, OF_EACH));
}
