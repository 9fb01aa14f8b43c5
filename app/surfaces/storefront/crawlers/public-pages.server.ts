import { activeCategories } from "#app/modules/catalog/queries/browse.server.ts";
import { publishedArticles } from "#app/modules/content/queries/articles.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Address } from "./sitemap.ts";

const PAGES = [
  "/",
  "/products",
  "/assessment",
  "/consultation",
  "/track",
  "/faq",
  "/about",
  "/contact",
  "/newsletter",
  "/journey-support",
  "/learn",
  "/terms",
  "/privacy",
  "/shipping-returns",
  "/medical-disclaimer",
];

/** Every public page that is no product. */
export async function publicPages(db: Db): Promise<Address[]> {
  const [categories, articles] = await Promise.all([activeCategories(db), publishedArticles(db)]);
  return [
    ...PAGES.map((path) => ({ path })),
    ...categories.map(({ slug }) => ({ path: `/products/${slug}` })),
    ...articles.map(({ slug }) => ({ path: `/learn/${slug}` })),
  ];
}
