import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockProduct } from "../queries/lock-products.server.ts";
import { products } from "../tables.server.ts";

export async function setCost(
  ctx: Ctx,
  { productId, cost }: { productId: string; cost: number },
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "catalog:write") || !may(ctx.actor, "costs:read")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, productId);
    if (!before) return refuse("not_found");
    const { costPerItem, version, name } = before;
    if (costPerItem === cost) return ok(undefined);
    await tx.db
      .update(products)
      .set({ costPerItem: cost, version: version + 1, updatedAt: tx.now })
      .where(eq(products.id, productId));
    await recordAudit(tx, {
      action: "product.changed",
      subject: { type: "product", id: productId },
      before: { name, costPerItem },
      after: { name, costPerItem: cost },
    });
    return ok(undefined);
  });
}
