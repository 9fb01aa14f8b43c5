import { href } from "react-router";
import { readPage } from "#app/lib/page-number.ts";

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

/** The category and the page that the address names. */
export const readList = (asked: URLSearchParams) => ({
  category: readCategory(asked.get("category")),
  page: readPage(asked.get("page")),
});

/** The category that the address names; undefined means all categories. */
export function readCategory(text: string | null): ArticleCategory | undefined {
  return CATEGORY_KEYS.find((key) => key === text);
}

export function categoryHref(category: ArticleCategory | undefined, page = 1): string {
  const asked = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return asked.size > 0 ? `${href("/learn")}?${asked}` : href("/learn");
}
