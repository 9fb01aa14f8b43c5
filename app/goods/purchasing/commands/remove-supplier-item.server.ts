import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findSupplierItem } from "../queries/supplier-items.server.ts";
import { supplierItems, suppliers } from "../tables.server.ts";

/** Removes an item that a supplier no longer sells. Purchase orders have their own copies of it. */
export async function removeSupplierItem(
  ctx: Ctx,
  { supplierId, itemId }: { supplierId: string; itemId: string },
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const supplier = await lockRow(tx.db, suppliers, supplierId);
    const item = await findSupplierItem(tx.db, supplierId, itemId);
    if (!supplier || !item) return refuse("not_found");
    await tx.db.delete(supplierItems).where(eq(supplierItems.id, itemId));
    await recordAudit(tx, {
      action: "supplier.item_removed",
      subject: { type: "supplier", id: supplierId },
      before: { item: item.name },
    });
    return ok({ name: item.name });
  });
}
