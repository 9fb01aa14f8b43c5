import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockProduct, productBySlug } from "../queries/lock-products.server.ts";
import { products } from "../tables.server.ts";
import { notePrices } from "./note-prices.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";

/** Removes a product from the shop without deleting it; it can be restored. */
export async function archiveProduct(
  ctx: Ctx,
  id: string,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) return refuse("not_found");
    const { name, sku } = before;
    if (before.archivedAt) return ok({ name });
    const version = sql`${products.version} + 1`;
    await tx.db
      .update(products)
      .set({ archivedAt: tx.now, isActive: false, version, updatedAt: tx.now })
      .where(eq(products.id, id));
    await notePrices(tx, id);
    await recordAudit(tx, {
      action: "product.archived",
      subject: { type: "product", id },
      before: { name, sku },
    });
    return ok({ name });
  });
}

export const putProductAway = operation({
  name: "products.archive",
  says: "Move a product to the archive. It leaves the shop and can be restored.",
  words: ["delete", "remove"],
  who: "catalog:write",
  kind: "change",
  isRepeatable: true,
  key: productBySlug,
  input: z.object({}),
  output: z.object({ name: z.string() }),
  run: (ctx, _, id) => archiveProduct(ctx, id),
});
