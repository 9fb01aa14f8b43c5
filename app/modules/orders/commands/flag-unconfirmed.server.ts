import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { UNCONFIRMED, awaitsConfirmation } from "../rules/confirmation.ts";
import { lockOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

/** Asks a person to call, where nobody answered; cash orders never end by themselves. */
export async function flagUnconfirmed(ctx: Ctx, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !awaitsConfirmation(order) || order.needsAttention !== null) return;
    await setOrderState(tx, order, { needsAttention: UNCONFIRMED });
  });
}
