import { sql } from "drizzle-orm";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { LinkedOrder } from "../rules/order-link.ts";
import { orderNumber } from "../rules/order-number.ts";
import { orderItems, orders } from "../tables.server.ts";

type OrderRow = typeof orders.$inferInsert;
type ItemRow = typeof orderItems.$inferInsert;

export type NewOrder = Omit<
  OrderRow,
  | "orderNumber"
  | "accessIssue"
  | "mailedTokenHash"
  | "status"
  | "fulfillmentStatus"
  | "createdAt"
  | "expiresAt"
> & { expiresAt: Date | null };
export type NewOrderItem = Omit<ItemRow, "id" | "orderId" | "position">;

export type WrittenOrder = LinkedOrder & {
  orderNumber: string;
  expiresAt: Date | null;
};

/** Writes a pending order with its lines. Call inside the transaction that decided on it. */
export async function writeOrder(
  ctx: Ctx,
  order: NewOrder,
  items: readonly NewOrderItem[],
): Promise<WrittenOrder> {
  const result = await ctx.db.execute<{ n: string }>(sql`select nextval('order_numbers') as n`);
  const written = {
    id: order.id,
    orderNumber: orderNumber(Number(result.rows[0]?.n), ctx.now),
    accessIssue: 1,
    expiresAt: order.expiresAt,
  };
  const lines = items.map((item, index) => ({
    ...item,
    id: ctx.ids.newId(),
    orderId: order.id,
    position: index + 1,
  }));
  await Promise.all([
    ctx.db.insert(orders).values({
      ...order,
      ...written,
      status: "pending",
      fulfillmentStatus: "unfulfilled",
      createdAt: ctx.now,
    }),
    ctx.db.insert(orderItems).values(lines),
    recordAudit(ctx, {
      action: "order.placed",
      subject: { type: "order", id: order.id },
      after: {
        status: "pending",
        paymentStatus: order.paymentStatus,
        orderNumber: written.orderNumber,
        totalAmount: order.totalAmount,
      },
    }),
  ]);
  return written;
}
