import { slugOf } from "#app/running/content/rules/slugs.ts";

/** The home page has this many tiles. Other categories are only tabs of the listing. */
export const MOST_ON_HOME = 4;

/** The address of a category without one: its name in lower case, with hyphens. */
export function categorySlug(name: string): string {
  return slugOf(name) || "general";
}
