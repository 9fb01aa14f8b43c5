import { activeCategories } from "#app/modules/catalog/queries/browse.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Address } from "./sitemap.ts";

const PAGES = ["/", "/products", "/assessment", "/track", "/terms", "/privacy"];

/** Every public page that is no product. */
export async function publicPages(db: Db): Promise<Address[]> {
  const categories = await activeCategories(db);
  return [
    ...PAGES.map((path) => ({ path })),
    ...categories.map(({ slug }) => ({ path: `/products/${slug}` })),
  ];
}
