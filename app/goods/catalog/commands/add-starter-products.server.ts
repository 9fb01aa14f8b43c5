import { sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { starterState } from "../queries/starter-state.server.ts";
import { listPrice, type PriceList } from "../rules/price-list.ts";
import { starterCategories } from "../starter/categories.ts";
import { starterInput } from "../starter/starter-input.ts";
import { starterProducts } from "../starter/products.ts";
import { createProduct } from "./create-product.server.ts";
import { categoryCommands } from "./category.server.ts";

/**
 * Adds the six categories and nine products of the starter catalog, without stock. Existing ones
 * stay as they are, and two people at once add everything once.
 */
export async function addStarterProducts(
  ctx: Ctx,
  prices: PriceList,
): Promise<Result<{ added: string[] }, Refusal<"forbidden" | "taken">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('starter products', 0))`);
    const { products: known, categoryIds } = await starterState(tx.db);
    const missing = starterProducts.filter(({ slug }) => !known.get(slug));
    const wanted = starterCategories.filter(({ slug }) => !categoryIds.get(slug));
    for (const category of wanted) {
      const saved = await categoryCommands.save(tx, { ...category, isActive: true });
      if (!saved.ok) return refuse("taken");
      categoryIds.set(category.slug, saved.value.id);
    }
    for (const product of missing) {
      const categoryId = categoryIds.get(product.categorySlug) ?? null;
      const price = listPrice(prices, product);
      const created = await createProduct(tx, starterInput(product, { categoryId, price }));
      if (!created.ok) return created;
    }
    return ok({ added: missing.map(({ name }) => name) });
  });
}
