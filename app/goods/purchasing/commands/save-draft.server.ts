import { eq } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { linesOf } from "../queries/find-order.server.ts";
import { listSupplierItems } from "../queries/supplier-items.server.ts";
import { mayDo } from "../rules/order-acts.ts";
import { itemKey, MOST_TOTAL, totalOf, type OrderedLine } from "../rules/read-lines.ts";
import { purchaseOrderLines, purchaseOrders } from "../tables.server.ts";
import { draftTerms } from "../views/draft-terms.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";

export type Draft = { expectedOn: string | null; notes: string; lines: readonly OrderedLine[] };

export type SaveDraftRefusal = Refusal<
  "forbidden" | "not_found" | "not_now" | "changed_meanwhile" | "item_gone" | "too_large"
>;

/**
 * Changes the lines and the expected date of a draft. Lines that stay keep their names. A new line
 * gets today's name, and its item must be sold by the supplier.
 */
export async function saveDraft(
  ctx: Ctx,
  { expectedOn, notes, lines }: Draft,
  { id, version }: Edited,
): Promise<Result<{ number: string }, SaveDraftRefusal>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  if (totalOf(lines) > MOST_TOTAL) return refuse("too_large");
  return inTransaction(ctx, async (tx) => {
    const order = await lockRow(tx.db, purchaseOrders, id);
    if (!order) return refuse("not_found");
    if (!mayDo("edit", order.state)) return refuse("not_now");
    if (order.version !== version) return refuse("changed_meanwhile");
    const before = await linesOf(tx.db, id);
    const sold = await listSupplierItems(tx.db, order.supplierId);
    const known = new Map([...sold, ...before].map((item) => [itemKey(item), item]));
    const after = lines.flatMap(({ productId, variantId, quantity, unitCost }) => {
      const item = known.get(itemKey({ productId, variantId }));
      if (!item) return [];
      const { name, supplierSku, packSize } = item;
      return [{ productId, variantId, name, supplierSku, packSize, quantity, unitCost }];
    });
    if (after.length < lines.length) return refuse("item_gone");
    await tx.db.delete(purchaseOrderLines).where(eq(purchaseOrderLines.purchaseOrderId, id));
    await tx.db.insert(purchaseOrderLines).values(
      after.map((line, position) => {
        return { id: tx.ids.newId(), purchaseOrderId: id, position, ...line };
      }),
    );
    await tx.db
      .update(purchaseOrders)
      .set({ expectedOn, notes, version: version + 1 })
      .where(eq(purchaseOrders.id, id));
    await recordAudit(tx, {
      action: "purchase_order.changed",
      subject: { type: "purchase_order", id },
      before: draftTerms({ ...order, lines: before }),
      after: draftTerms({ expectedOn, notes, lines: after }),
    });
    return ok({ number: order.number });
  });
}
