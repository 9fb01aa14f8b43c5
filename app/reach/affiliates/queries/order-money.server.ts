import { and, asc, eq, sql } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { moneyOf } from "#app/selling/payments/queries/refunds.server.ts";
import { refunds } from "#app/selling/payments/tables.server.ts";
import { reckonRefund, shareOf } from "#app/fulfilment/returns/rules/reckon-refund.ts";
import { returnLines, returns } from "#app/fulfilment/returns/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { earnsCommission } from "../rules/commission-terms.ts";
import type { OrderMoney, SettledReturn } from "../rules/kept-goods.ts";

type PricedOrder = {
  id: string;
  subtotal: number;
  discountTotal: number;
  taxTotal: number;
  totalAmount: number;
};

/** The present value of an order: its lines, the refunds, and the goods they were for. */
export async function orderMoney(db: Db, order: PricedOrder): Promise<Omit<OrderMoney, "ended">> {
  const lines = await linesOf(db, order.id);
  const { paid, refunded } = await moneyOf(db, order.id);
  return {
    lines: lines.map(({ kind, ...line }) => ({ ...line, earns: earnsCommission(kind) })),
    total: order.totalAmount,
    // The refund of a double payment was never for these goods.
    refunded: Math.max(0, order.totalAmount - (paid - refunded)),
    returns: await settledReturns(db, order, lines),
  };
}

async function linesOf(db: Db, orderId: string) {
  return db
    .select({
      id: orderItems.id,
      line: orderItems.position,
      quantity: orderItems.quantity,
      total: orderItems.total,
      kind: products.kind,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** In order of settlement, because each return builds on the ones before. */
async function settledReturns(
  db: Db,
  order: PricedOrder,
  lines: readonly Line[],
): Promise<SettledReturn[]> {
  const rows = await db
    .select({
      returnId: returns.id,
      itemId: returnLines.orderItemId,
      units: sql<number>`coalesce(${returnLines.received}, ${returnLines.units})::int`,
      // The return's id is the key of its refunds.
      refunded: sql<number>`(select coalesce(sum(${refunds.amount}), 0)::int from ${refunds}
        where ${refunds.requestKey} = ${returns.id} and ${refunds.status} = 'done')`,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(and(eq(returns.orderId, order.id), eq(returns.state, "settled")))
    .orderBy(asc(returns.endedAt), asc(returns.id));
  const settled = new Map<string, number>();
  return [...Map.groupBy(rows, (row) => row.returnId).values()].map((own) => {
    const worth = own.flatMap(({ itemId, units }) => {
      const line = lines.find(({ id }) => id === itemId);
      if (!line) return [];
      const settledBefore = settled.get(itemId) ?? 0;
      settled.set(itemId, settledBefore + units);
      return [{ ...line, units, settledBefore }];
    });
    return {
      refunded: own[0]?.refunded ?? 0,
      reckoned: reckonRefund(order, worth),
      lines: worth.map((line) => ({ line: line.line, worth: shareOf(line) })),
    };
  });
}
