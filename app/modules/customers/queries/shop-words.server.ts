import { categories, products } from "#app/modules/catalog/tables.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { wordsOfNames } from "../rules/shop-words.ts";

/** By what words somebody who knows this shop would begin to guess. */
export async function shopWords(db: Db): Promise<string[]> {
  const { site_name } = await loadSettings(db);
  const sold = await db.select({ name: products.name }).from(products);
  const groups = await db.select({ name: categories.name }).from(categories);
  return wordsOfNames([site_name, ...sold.map(({ name }) => name), ...groups.map((it) => it.name)]);
}
