import { sql } from "drizzle-orm";
import { z } from "zod";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { endUnpaidOrder } from "../commands/end-unpaid-order.server.ts";
import { lockOrder } from "../commands/lock-order.server.ts";
import { setOrderState } from "../commands/set-order-state.server.ts";
import { UNCONFIRMED, awaitsConfirmation } from "../rules/confirmation.ts";
import { isOver } from "../rules/expiry.ts";
import { guestReservations, orders } from "../tables.server.ts";
import { ofOrder } from "./on-order.server.ts";

/**
 * Ends an unpaid order when its time is over. Leaves paid orders alone, and orders whose deadline
 * was moved, since the move scheduled another job.
 */
export const expireOrder = task("orders.expire", ofOrder, async (ctx, { orderId }) => {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order && isOver(order.expiresAt, tx.now)) await endUnpaidOrder(tx, orderId, "expired");
  });
});

/** Asks staff to call a buyer who did not answer. Cash orders never end automatically. */
export const flagUnconfirmed = task(
  "orders.flag-unconfirmed",
  ofOrder,
  async (ctx, { orderId }) => {
    await inTransaction(ctx, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || !awaitsConfirmation(order) || order.needsAttention !== null) return;
      await setOrderState(tx, order, { needsAttention: UNCONFIRMED });
    });
  },
);

/** Deletes guests' reservations once their orders are paid, confirmed for cash, or over. */
export const forgetReservations = task(
  "orders.forget-reservations",
  z.unknown(),
  async ({ db }) => {
    await db.execute(sql`
    delete from ${guestReservations} g using ${orders} o
    where o.id = g.order_id
      and not (o.status = 'pending' and o.payment_status in ('unpaid', 'awaiting_transfer', 'cod_due'))`);
  },
);
