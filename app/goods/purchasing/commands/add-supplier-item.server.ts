import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { NewItem } from "../input.ts";
import { orderableItems } from "../queries/orderable-items.server.ts";
import { supplierItems, suppliers } from "../tables.server.ts";

type AddItemRefusal = Refusal<"forbidden" | "not_found" | "archived" | "item_gone" | "item_taken">;

export async function addSupplierItem(
  ctx: Ctx,
  { supplierId, item, ...terms }: NewItem & { supplierId: string },
): Promise<Result<{ name: string }, AddItemRefusal>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const supplier = await lockRow(tx.db, suppliers, supplierId);
    if (!supplier) return refuse("not_found");
    if (supplier.archivedAt) return refuse("archived");
    const known = (await orderableItems(tx.db)).find(
      ({ productId, variantId }) => productId === item.productId && variantId === item.variantId,
    );
    if (!known) return refuse("item_gone");
    const written = await tx.db
      .insert(supplierItems)
      .values({ id: tx.ids.newId(), supplierId, ...item, ...terms })
      .onConflictDoNothing()
      .returning({ id: supplierItems.id });
    if (written.length === 0) return refuse("item_taken");
    await recordAudit(tx, {
      action: "supplier.item_added",
      subject: { type: "supplier", id: supplierId },
      after: { item: known.name, ...terms },
    });
    return ok({ name: known.name });
  });
}
