import { eq } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ItemTerms } from "../input.ts";
import { findSupplierItem } from "../queries/supplier-items.server.ts";
import { supplierItems, suppliers } from "../tables.server.ts";

type SaveItemRefusal = Refusal<"forbidden" | "not_found" | "archived" | "changed_meanwhile">;

/** Changes a supplier's name, pack size and terms of an item. */
export async function saveSupplierItem(
  ctx: Ctx,
  terms: ItemTerms,
  { supplierId, ...edited }: Edited & { supplierId: string },
): Promise<Result<{ name: string }, SaveItemRefusal>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    // All changes of a supplier's items wait at the supplier.
    const supplier = await lockRow(tx.db, suppliers, supplierId);
    const before = await findSupplierItem(tx.db, supplierId, edited.id);
    if (!supplier || !before) return refuse("not_found");
    if (supplier.archivedAt) return refuse("archived");
    if (before.version !== edited.version) return refuse("changed_meanwhile");
    await tx.db
      .update(supplierItems)
      .set({ ...terms, version: before.version + 1 })
      .where(eq(supplierItems.id, edited.id));
    const { name, supplierSku, packSize, lastCost } = before;
    await recordAudit(tx, {
      action: "supplier.item_changed",
      subject: { type: "supplier", id: supplierId },
      before: { item: name, supplierSku, packSize, lastCost },
      after: { item: name, ...terms },
    });
    return ok({ name });
  });
}
