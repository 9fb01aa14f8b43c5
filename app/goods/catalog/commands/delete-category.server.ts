import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockCategories } from "../queries/lock-categories.server.ts";
import { categories, formerCategorySlugs, products } from "../tables.server.ts";

/** The products' new category, or null for no category. Undefined while staff have not chosen. */
export type Heir = string | null | undefined;

type DeleteCategoryRefusal =
  | Refusal<"forbidden" | "not_found" | "no_heir">
  | (Refusal<"has_products"> & { products: number });
type DeletedCategory = { name: string; products: number; heir: string | undefined };

/**
 * Deletes a category. If it has products, staff must choose their new category, and the old
 * addresses then redirect there.
 */
export async function deleteCategory(
  ctx: Ctx,
  categoryId: string,
  heirId: Heir,
): Promise<Result<DeletedCategory, DeleteCategoryRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const all = await lockCategories(tx);
    const gone = all.find(({ id }) => id === categoryId);
    if (!gone) return refuse("not_found");
    const heir = all.find(({ id }) => id === heirId);
    if (heirId && (!heir || heir === gone)) return refuse("no_heir");
    // Waits for a transaction that is adding a product to the category.
    await tx.db.select().from(categories).where(eq(categories.id, categoryId)).for("update");
    const inIt = eq(products.categoryId, categoryId);
    const count = await tx.db.$count(products, inIt);
    if (count > 0 && heirId === undefined) return refuse("has_products", { products: count });
    await tx.db
      .update(products)
      .set({ categoryId: heir?.id ?? null, updatedAt: tx.now })
      .where(inIt);
    if (heir) await redirectAddresses(tx, gone, heir);
    await tx.db.delete(categories).where(eq(categories.id, categoryId));
    await recordAudit(tx, {
      action: "category.deleted",
      subject: { type: "category", id: categoryId },
      before: { ...gone, products: count },
      after: heir && { productsIn: heir.id },
    });
    return ok({ name: gone.name, products: count, heir: heir?.name });
  });
}

type Address = { id: string; slug: string };

async function redirectAddresses({ db }: Ctx, gone: Address, heir: Address): Promise<void> {
  await db
    .update(formerCategorySlugs)
    .set({ categoryId: heir.id })
    .where(eq(formerCategorySlugs.categoryId, gone.id));
  await db.insert(formerCategorySlugs).values({ slug: gone.slug, categoryId: heir.id });
}
