import { href } from "react-router";

/** The badges of the knowledge hub, by the name that stands in the address. */
export const ARTICLE_CATEGORIES = {
  "weight-management": "Weight Management",
  "beauty-skin-health": "Beauty & Skin Health",
  "longevity-energy": "Longevity & Energy",
  "safety-guidelines": "Safety & Guidelines",
} as const;

export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES;

export const CATEGORY_KEYS = Object.keys(ARTICLE_CATEGORIES) as [
  ArticleCategory,
  ...ArticleCategory[],
];

/** The category an address names; anything else means all of them. */
export function readCategory(text: string | null): ArticleCategory | undefined {
  return CATEGORY_KEYS.find((key) => key === text);
}

export function categoryHref(category: ArticleCategory | undefined): string {
  return category ? `${href("/learn")}?category=${category}` : href("/learn");
}

/** Where a statement comes from. `url` is missing for what is only printed. */
export type Source = { title: string; url?: string | undefined };

/** What staff know of a clinician's review; of one version, never of the text after it. */
export type Review = { reviewer: string; credentials: string; reviewedOn: string };

/** Whether a version may be shown. A health text nobody has reviewed is shown in demo mode alone. */
export function mayPublish({ reviewed, demo }: { reviewed: boolean; demo: boolean }): boolean {
  return reviewed || demo;
}
