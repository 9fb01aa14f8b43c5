/** In the order of the page, by the name in the database. */
export const FAQ_CATEGORIES = {
  product: "Product Information",
  safety: "Safety & Usage",
  ordering: "Ordering & Shipping",
  support: "Support & Consultation",
} as const;

export type FaqCategory = keyof typeof FAQ_CATEGORIES;

export const FAQ_CATEGORY_KEYS = Object.keys(FAQ_CATEGORIES) as [FaqCategory, ...FaqCategory[]];

export const LIVE_FACTS = {
  none: "Nothing",
  payments: "Available payment methods",
  courses: "Plan length for each area",
  hours: "Support hours",
} as const;

export type LiveFact = keyof typeof LIVE_FACTS;

export const LIVE_FACT_KEYS = Object.keys(LIVE_FACTS) as [LiveFact, ...LiveFact[]];

type Entry = { category: FaqCategory; position: number; question: string; answer: string };

export type FaqGroup<E> = { category: FaqCategory; name: string; entries: E[] };

/** Entries grouped by category, in the order that staff gave them, without empty categories. */
export function groupFaq<E extends Entry>(entries: readonly E[]): FaqGroup<E>[] {
  return FAQ_CATEGORY_KEYS.map((category) => ({
    category,
    name: FAQ_CATEGORIES[category],
    entries: entries
      .filter((entry) => entry.category === category)
      .toSorted((a, b) => a.position - b.position || a.question.localeCompare(b.question)),
  })).filter((group) => group.entries.length > 0);
}

/** The entries that contain every word of a search; all entries if the search is empty. */
export function searchFaq<E extends Entry>(entries: readonly E[], search: string): E[] {
  const words = folded(search).split(" ").filter(Boolean);
  return entries.filter(({ category, question, answer }) => {
    const text = folded(`${FAQ_CATEGORIES[category]} ${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** Ignores case, accents and punctuation: "2-8 °C" and "2 8 c" are equal. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
