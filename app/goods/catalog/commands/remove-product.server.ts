import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { isReferenced } from "#app/platform/database/is-referenced.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockProduct } from "../queries/lock-products.server.ts";
import { products, stockLevels } from "../tables.server.ts";
import { notePrices } from "./note-prices.server.ts";

type RemovedProduct = { name: string; how: "deleted" | "archived" };

/** Deletes a product that no record refers to. Others are archived, because orders need them. */
export async function removeProduct(
  ctx: Ctx,
  id: string,
): Promise<Result<RemovedProduct, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) return refuse("not_found");
    const { name, sku, isActive } = before;
    const how = (await deleteIfUnused(tx, id)) ? "deleted" : "archived";
    if (how === "archived") {
      if (before.archivedAt) return ok({ name, how });
      const version = sql`${products.version} + 1`;
      await tx.db
        .update(products)
        .set({ archivedAt: tx.now, isActive: false, version, updatedAt: tx.now })
        .where(eq(products.id, id));
      await notePrices(tx, id);
    }
    await recordAudit(tx, {
      action: `product.${how}`,
      subject: { type: "product", id },
      before: { name, sku, ...(how === "archived" && { isArchived: false, isActive }) },
      after: how === "archived" ? { name, sku, isArchived: true, isActive: false } : undefined,
    });
    return ok({ name, how });
  });
}

/** Returns false if an order, a lot, a review or a stock movement refers to the product. */
async function deleteIfUnused(tx: Ctx, id: string): Promise<boolean> {
  try {
    await tx.db.transaction(async (inner) => {
      await inner.delete(stockLevels).where(eq(stockLevels.productId, id));
      await inner.delete(products).where(eq(products.id, id));
    });
    return true;
  } catch (error) {
    if (isReferenced(error)) return false;
    throw error;
  }
}
