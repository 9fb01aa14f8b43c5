import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { nextNumber } from "#app/platform/database/next-number.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { listSupplierItems } from "../queries/supplier-items.server.ts";
import { itemKey, MOST_TOTAL, totalOf, type OrderedLine } from "../rules/read-lines.ts";
import {
  purchaseOrderLines,
  purchaseOrderNumbers,
  purchaseOrders,
  suppliers,
} from "../tables.server.ts";

export type NewOrder = {
  supplierId: string;
  /** The form's key, so that a form sent twice finds its order. */
  formKey: string;
  expectedOn: string | null;
  notes: string;
  lines: readonly OrderedLine[];
};

type CreateRefusal = Refusal<"forbidden" | "supplier_gone" | "item_gone" | "too_large">;

/** Drafts a purchase order for a supplier. Its lines keep today's names. */
export async function createOrder(
  ctx: Ctx,
  { supplierId, formKey, expectedOn, notes, lines }: NewOrder,
): Promise<Result<{ id: string; number: string }, CreateRefusal>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  if (totalOf(lines) > MOST_TOTAL) return refuse("too_large");
  return inTransaction(ctx, async (tx) => {
    // All orders of a supplier start with this lock, so a repeated form waits for the first one.
    const supplier = await lockRow(tx.db, suppliers, supplierId);
    const [made] = await tx.db
      .select({ id: purchaseOrders.id, number: purchaseOrders.number })
      .from(purchaseOrders)
      .where(eq(purchaseOrders.formKey, formKey));
    if (made) return ok(made);
    if (!supplier?.isActive) return refuse("supplier_gone");
    const sold = new Map((await listSupplierItems(tx.db, supplierId)).map((i) => [itemKey(i), i]));
    if (!lines.every((line) => sold.has(itemKey(line)))) return refuse("item_gone");
    const id = tx.ids.newId();
    const number = await nextNumber(tx, "PO", purchaseOrderNumbers);
    const facts = { number, supplierId, state: "draft", expectedOn, notes } as const;
    await tx.db.insert(purchaseOrders).values({ id, ...facts, formKey, createdAt: tx.now });
    await tx.db.insert(purchaseOrderLines).values(
      lines.map((line, position) => {
        const { name = "", supplierSku, packSize } = sold.get(itemKey(line)) ?? {};
        const { productId, variantId, quantity, unitCost } = line;
        const item = { productId, variantId, name, supplierSku, packSize };
        return { id: tx.ids.newId(), purchaseOrderId: id, position, ...item, quantity, unitCost };
      }),
    );
    await recordAudit(tx, {
      action: "purchase_order.created",
      subject: { type: "purchase_order", id },
      after: { number, supplier: supplier.name, expectedOn, notes, lines: lines.length },
    });
    return ok({ id, number });
  });
}
