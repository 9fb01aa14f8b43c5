import type { Db } from "#app/platform/database/db.server.ts";
import { products } from "../tables.server.ts";
import { listed } from "./listing-pages.server.ts";

/** Whether shoppers find anything to buy. */
export async function hasListedProducts(db: Db): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).where(listed).limit(1);
  return found.length > 0;
}
