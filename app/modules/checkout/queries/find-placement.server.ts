import { and, eq } from "drizzle-orm";
import { isBinding } from "#app/modules/orders/rules/order-terms.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { placements } from "../tables.server.ts";

/** What a checkout key of this cart led to, and where that order stands now. */
export async function findPlacement(db: Db, cartId: string, key: string) {
  const [row] = await db
    .select({
      bodyHash: placements.bodyHash,
      orderId: orders.id,
      accessIssue: orders.accessIssue,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
    })
    .from(placements)
    .innerJoin(orders, eq(orders.id, placements.orderId))
    .where(and(eq(placements.cartId, cartId), eq(placements.key, key)));
  if (!row) return undefined;
  const { bodyHash, orderId, accessIssue } = row;
  return {
    bodyHash,
    order: { id: orderId, accessIssue },
    binding: isBinding(row),
    open: row.status === "pending",
  };
}
