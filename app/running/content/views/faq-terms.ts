/** In the order they stand on the page, by the name the database keeps. */
export const FAQ_CATEGORIES = {
  product: "Product Information",
  safety: "Safety & Usage",
  ordering: "Ordering & Shipping",
  support: "Support & Consultation",
} as const;

export type FaqCategory = keyof typeof FAQ_CATEGORIES;

export const FAQ_CATEGORY_KEYS = Object.keys(FAQ_CATEGORIES) as [FaqCategory, ...FaqCategory[]];

/** What the shop itself adds below an answer, as it stands today. */
export const LIVE_FACTS = {
  none: "Nothing",
  payments: "The payment methods on offer",
  courses: "The plan length of each area",
  hours: "The hours of our people",
} as const;

export type LiveFact = keyof typeof LIVE_FACTS;

export const LIVE_FACT_KEYS = Object.keys(LIVE_FACTS) as [LiveFact, ...LiveFact[]];

type Entry = { category: FaqCategory; position: number; question: string; answer: string };

export type FaqGroup<E> = { category: FaqCategory; name: string; entries: E[] };

/** The entries under their categories, in the order staff gave them; an empty category is left out. */
export function groupFaq<E extends Entry>(entries: readonly E[]): FaqGroup<E>[] {
  return FAQ_CATEGORY_KEYS.map((category) => ({
    category,
    name: FAQ_CATEGORIES[category],
    entries: entries
      .filter((entry) => entry.category === category)
      .toSorted((a, b) => a.position - b.position || a.question.localeCompare(b.question)),
  })).filter((group) => group.entries.length > 0);
}

/** The entries that hold every word of a search; all of them for none. */
export function searchFaq<E extends Entry>(entries: readonly E[], search: string): E[] {
  const words = folded(search).split(" ").filter(Boolean);
  return entries.filter(({ category, question, answer }) => {
    const text = folded(`${FAQ_CATEGORIES[category]} ${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** Without case, accents and punctuation: "2-8 °C" and "2 8 c" are the same. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
