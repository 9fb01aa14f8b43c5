import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { categories, products } from "../tables.server.ts";

export type Choice = { id: string; name: string };
export type ChoiceNames = { products: Choice[]; categories: Choice[] };

/** All products and categories by name, as the choices of a form. */
export async function choiceNames(db: Db): Promise<ChoiceNames> {
  const { rows } = await db.execute<Choice & { kind: keyof ChoiceNames }>(sql`
    select id, name, 'products' as kind from ${products}
    union all select id, name, 'categories' from ${categories} order by name`);
  const choicesOf = (of: keyof ChoiceNames) =>
    rows.flatMap(({ kind, id, name }) => (kind === of ? [{ id, name }] : []));
  return { products: choicesOf("products"), categories: choicesOf("categories") };
}
