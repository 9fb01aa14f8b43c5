import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { purchaseOrderLines, purchaseOrders, supplierItems } from "../tables.server.ts";

type OrderRow = { id: string; state: string; version: number; supplierId: string };

/** Marks a draft as sent, and stores its costs as the supplier's last costs. */
export async function noteSent({ db, now }: Ctx, order: OrderRow): Promise<void> {
  if (order.state !== "draft") return;
  await db
    .update(purchaseOrders)
    .set({ state: "sent", sentAt: now, version: order.version + 1 })
    .where(and(eq(purchaseOrders.id, order.id), isNull(purchaseOrders.sentAt)));
  await db.execute(sql`update ${supplierItems} i
    set last_cost = l.unit_cost, version = i.version + 1
    from ${purchaseOrderLines} l
    where l.purchase_order_id = ${order.id} and i.supplier_id = ${order.supplierId}
      and i.product_id = l.product_id and i.variant_id is not distinct from l.variant_id
      and i.last_cost is distinct from l.unit_cost`);
}
