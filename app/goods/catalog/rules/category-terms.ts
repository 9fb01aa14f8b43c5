import { slugOf } from "#app/running/content/rules/slugs.ts";

/** So many tiles has the home page; the other categories are tabs of the listing alone. */
export const MOST_ON_HOME = 4;

/** The address of a category whose form left it empty: its name in lower case, with hyphens. */
export function categorySlug(name: string): string {
  return slugOf(name) || "general";
}
