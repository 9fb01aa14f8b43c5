import { data, redirect, href } from "react-router";
import { movedProduct } from "../../../queries/former-slugs.server.ts";
import { goneProduct } from "../../../queries/gone-product.server.ts";
import { nextPriceChange } from "../../../queries/price-schedules.server.ts";
import { findListedProduct } from "../../../queries/product.server.ts";
import { NO_PRODUCT } from "../../../views/show-gone.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/**
 * Finds the product of an address. Redirects from a former address, and throws a page for a
 * discontinued product. `until` is when its price changes.
 */
export async function findProduct(db: Db, id: string, url: URL) {
  const asked = id.replaceAll("\u0000", "");
  const row = (await findListedProduct(db, asked)) ?? (await movedProduct(db, asked));
  if (!row) throw data((await goneProduct(db, asked)) ?? NO_PRODUCT, { status: 404 });
  const { slug } = row.product;
  if (id !== slug) throw redirect(`${href("/product/:id", { id: slug })}${url.search}`, 301);
  return { ...row, until: await nextPriceChange(db, [row.product.id]) };
}
