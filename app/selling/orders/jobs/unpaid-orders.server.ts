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
 * Unpaid orders give their units back when their time is over; a paid one is left alone. So is one
 * whose time was moved since: whatever moved it enqueued another job.
 */
export const expireOrder = task("orders.expire", ofOrder, async (ctx, { orderId }) => {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order && isOver(order.expiresAt, tx.now)) await endUnpaidOrder(tx, orderId, "expired");
  });
});

/** Asks a person to call, where nobody answered; cash orders never end by themselves. */
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

/** Removes what limits counted guests by, once their orders are paid, confirmed for cash, or over. */
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
