import { and, asc, eq, isNull, notExists, notInArray, sql } from "drizzle-orm";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { returns } from "#app/fulfilment/returns/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { affiliateCommissions } from "../tables.server.ts";
import { leftOfCommission } from "../queries/own-earnings.server.ts";
import { adjustCommission } from "./adjust-commission.server.ts";
import { writeLedger } from "./write-ledger.server.ts";

const BATCH = 100;

/**
 * Makes commissions payable once their goods can no longer be returned. An open return keeps them
 * on hold. Each order is checked once more, because it may have turned out to be the affiliate's
 * own.
 */
export async function releaseCommissions(ctx: Ctx): Promise<void> {
  for (let after: string | undefined; ;) {
    const due = await dueCommissions(ctx, after);
    for (const { orderId } of due) await inTransaction(ctx, (tx) => release(tx, orderId));
    after = due.at(-1)?.orderId;
    if (due.length < BATCH) return;
  }
}

const isOnHold = and(
  eq(affiliateCommissions.status, "pending"),
  isNull(affiliateCommissions.payableAt),
);

async function dueCommissions({ db, now }: Ctx, after: string | undefined) {
  const openReturn = db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orders.id), notInArray(returns.state, ["settled", "refused"])));
  return db
    .select({ orderId: orders.id })
    .from(affiliateCommissions)
    .innerJoin(orders, eq(orders.id, affiliateCommissions.orderId))
    .where(
      and(
        isOnHold,
        sql`${orders.shippedAt} + make_interval(hours => 24 * ${affiliateCommissions.holdDays}) <= ${now.toISOString()}::timestamptz`,
        notExists(openReturn),
        after === undefined ? undefined : sql`${orders.id} > ${after}`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(BATCH);
}

async function release(tx: Ctx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  await adjustCommission(tx, order);
  const [released] = await tx.db
    .update(affiliateCommissions)
    .set({ payableAt: tx.now })
    .where(and(eq(affiliateCommissions.orderId, orderId), isOnHold))
    .returning({ id: affiliateCommissions.id, affiliateId: affiliateCommissions.affiliateId });
  if (!released) return;
  const { id: commissionId, affiliateId } = released;
  const amount = await leftOfCommission(tx.db, commissionId);
  if (amount > 0) await writeLedger(tx, { affiliateId, kind: "payable", amount, commissionId });
}
