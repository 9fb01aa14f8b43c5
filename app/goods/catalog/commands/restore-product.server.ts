import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockProduct, productBySlug } from "../queries/lock-products.server.ts";
import { missingToPublish } from "../rules/publish-checks.ts";
import { products } from "../tables.server.ts";
import { notePrices } from "./note-prices.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";

/**
 * Takes a product out of the archive. It stays inactive, so that staff can check it before anyone
 * buys it, unless this undoes the archiving.
 */
export async function restoreProduct(
  ctx: Ctx,
  id: string,
  isActive = false,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found" | "not_ready">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) return refuse("not_found");
    const { name, archivedAt } = before;
    if (!archivedAt) return ok({ name });
    if (isActive && missingToPublish(before).length > 0) return refuse("not_ready");
    await tx.db
      .update(products)
      .set({ archivedAt: null, isActive, version: sql`${products.version} + 1`, updatedAt: tx.now })
      .where(eq(products.id, id));
    await recordAudit(tx, {
      action: "product.restored",
      subject: { type: "product", id },
      before: { name, isArchived: true, isActive: false },
      after: { name, isArchived: false, isActive },
    });
    await notePrices(tx, id);
    return ok({ name });
  });
}

export const bringProductBack = operation({
  name: "products.restore",
  says: "Restore a product from the archive. It stays hidden until staff show it.",
  who: "catalog:write",
  kind: "change",
  isRepeatable: true,
  key: productBySlug,
  input: z.object({}),
  output: z.object({ name: z.string() }),
  run: (ctx, _, id) => restoreProduct(ctx, id),
});
