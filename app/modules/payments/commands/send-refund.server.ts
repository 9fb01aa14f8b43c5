import { addMinutes } from "#app/lib/dates.ts";
import { lockOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/modules/orders/commands/set-order-state.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { Gateways } from "../gateways/gateways.server.ts";
import { refundFlags } from "../texts/staff.ts";
import { findRefund } from "../queries/refunds.server.ts";
import type { FoundRefund } from "../queries/refunds.server.ts";
import { concludeRefund } from "./conclude-refund.server.ts";

const PATIENCE_MINUTES = 60;

/**
 * Asks the gateway to pay back, under the refund's own id. Throws as long as nothing is known, so
 * that its job comes again: an answer that was missed is no refusal, and a new id would pay twice.
 */
export async function sendRefund(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  refundId: string,
): Promise<void> {
  const refund = await findRefund(ctx.db, refundId);
  if (refund?.status !== "requested") return;
  const { gateway: name, reference, amount, currency } = refund;
  const system = { ...ctx, actor: systemActor(`gateway:${name}`) };
  try {
    const gateway = gateways.find(name);
    if (!gateway) throw new GatewayError(`no gateway ${name} is configured`, { temporary: false });
    await concludeRefund(
      system,
      refundId,
      await gateway.refund({ refundId, reference, amount, currency }),
    );
  } catch (error) {
    const overdue = addMinutes(refund.createdAt, PATIENCE_MINUTES) <= ctx.now;
    if (error instanceof GatewayError && (overdue || !error.temporary)) await flag(system, refund);
    throw error;
  }
}

/** The order's list shows it; what it needed a person for before stays first. */
async function flag(ctx: Ctx, { orderId, amount }: FoundRefund): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.needsAttention !== null) return;
    const needsAttention = refundFlags.unanswered(amount);
    await setOrderState(tx, order, { needsAttention }, "refund");
  });
}
