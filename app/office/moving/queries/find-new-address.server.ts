import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { movedCategory, movedProduct } from "#app/goods/catalog/queries/former-slugs.server.ts";
import { findListedProduct } from "#app/goods/catalog/queries/product.server.ts";
import { categories } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { endOf, pathOf, shownBy } from "../rules/old-path.ts";
import { oldPaths } from "../tables.server.ts";

/**
 * Where an address of the former shop leads to now: by the imported redirects, or to the product
 * or category of the same handle. Ask only for addresses that this shop does not have.
 */
export async function findNewAddress(db: Db, pathname: string): Promise<string | undefined> {
  const path = pathOf(pathname);
  if (path === undefined) return undefined;
  const { rows } = await db.execute<{ path: string; leads_to: string }>(sql`
    with recursive way (path, leads_to, step) as (
      select path, leads_to, 1 from ${oldPaths} where path = ${path}
      union all
      select o.path, o.leads_to, step + 1 from way join ${oldPaths} o on o.path = way.leads_to
      where step < 6)
    select path, leads_to from way`);
  const end = endOf(path, new Map(rows.map((row) => [row.path, row.leads_to])));
  const found = await pageShownBy(db, end ?? path);
  return found === path ? undefined : (found ?? end);
}

async function pageShownBy(db: Db, path: string): Promise<string | undefined> {
  const shown = shownBy(path);
  if (!shown) return undefined;
  const { kind, slug } = shown;
  if (kind === "product") {
    const found = (await findListedProduct(db, slug)) ?? (await movedProduct(db, slug));
    return found && href("/product/:id", { id: found.product.slug });
  }
  const [category] = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.slug, slug), eq(categories.isActive, true)));
  const living = category?.slug ?? (await movedCategory(db, slug));
  return living && href("/products/:category", { category: living });
}
