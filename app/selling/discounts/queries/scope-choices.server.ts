import { asc } from "drizzle-orm";
import { categories, products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { isLimited, type Scope } from "../rules/scope.ts";
import { discountAdminMessages } from "../texts/staff.ts";

export type ScopeChoices = Awaited<ReturnType<typeof scopeChoices>>;

/** The possible scopes of a code, by name. */
export async function scopeChoices(db: Db) {
  const [inCategories, ofProducts] = await Promise.all([
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .orderBy(asc(categories.name)),
    db.select({ id: products.id, name: products.name }).from(products).orderBy(asc(products.name)),
  ]);
  return { categories: inCategories, products: ofProducts };
}

/** A code's scope in words. Empty for a code without one. */
export function nameScope(scope: Scope, choices: ScopeChoices): string {
  const { productIds, categoryIds } = scope;
  const names = [
    ...choices.categories.filter(({ id }) => categoryIds.includes(id)),
    ...choices.products.filter(({ id }) => productIds.includes(id)),
  ]
    .map(({ name }) => name)
    .join(", ");
  return names === "" && isLimited(scope) ? discountAdminMessages.forDeleted : names;
}
