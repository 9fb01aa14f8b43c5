import { and, eq, inArray } from "drizzle-orm";
import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { livingSlugs } from "#app/goods/catalog/queries/former-slugs.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { plainSource } from "#app/goods/catalog/views/picture-sources.ts";
import { isFrom } from "#app/goods/catalog/views/product-card.ts";
import { largeShape, productPicture } from "#app/goods/catalog/views/shown-picture.ts";
import type { Db } from "#app/platform/database/db.server.ts";

export type MailProduct = {
  name: string;
  price: string;
  /** Addresses in the shop. */
  href: string;
  picture: string;
};

/** The current data of products in a mail, by slug. Products that are not on sale are left out. */
export async function mailProducts(
  db: Db,
  named: readonly string[],
): Promise<Map<string, MailProduct>> {
  if (named.length === 0) return new Map();
  const slugs = await livingSlugs(db, named);
  const { slug, name, price, highestPrice, images, isActive, kind } = products;
  const rows = await db
    .select({ slug, name, price, highestPrice, images })
    .from(products)
    .where(and(inArray(slug, slugs), eq(isActive, true), eq(kind, "product")));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return new Map(
    named.flatMap((wanted, place) => {
      const row = bySlug.get(slugs[place] ?? wanted);
      return row ? [[wanted, showProduct(row)] as const] : [];
    }),
  );
}

type Row = Pick<
  typeof products.$inferSelect,
  "slug" | "name" | "price" | "highestPrice" | "images"
>;

function showProduct(row: Row): MailProduct {
  const picture = productPicture(row);
  return {
    name: row.name,
    price: isFrom(row) ? `from ${formatMoney(row.price)}` : formatMoney(row.price),
    href: href("/product/:id", { id: row.slug }),
    picture: plainSource(picture, largeShape(picture)).src,
  };
}
