import { formatMoney } from "#app/lib/money.ts";
import { z } from "zod";
import { addMinutes } from "#app/lib/dates.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderUrl } from "#app/selling/orders/rules/order-link.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { Gateways } from "../gateways/gateways.server.ts";
import { OrderRefundedMail } from "../emails/order-refunded.tsx";
import { CREDIT, keepsGoods } from "../rules/refund-effect.ts";
import { refundMail } from "../texts/mail.ts";
import { refundFlags } from "../texts/staff.ts";
import { findRefund, type FoundRefund } from "../queries/refunds.server.ts";
import { concludeRefund } from "../commands/conclude-refund.server.ts";

const PATIENCE_MINUTES = 60;

export function refundPayment(gateways: Gateways) {
  return task("payments.refund", z.object({ refundId: z.string() }), async (ctx, { refundId }) => {
    await sendRefund(ctx, gateways, refundId);
  });
}

/**
 * Asks the gateway for a refund under the refund's own id. Throws without a clear answer, so that
 * the job retries: a lost answer is not a refusal, and a new id would refund twice.
 */
export async function sendRefund(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  refundId: string,
): Promise<void> {
  const refund = await findRefund(ctx.db, refundId);
  if (refund?.status !== "requested") return;
  const { gateway: name, reference, sessionId, amount, currency } = refund;
  const system = { ...ctx, actor: systemActor(`gateway:${name}`) };
  if (name === CREDIT || refund.toCredit) return concludeRefund(system, refundId, { ok: true });
  try {
    const gateway = gateways.find(name);
    if (!gateway) throw new GatewayError(`no gateway ${name} is configured`, { temporary: false });
    await concludeRefund(
      system,
      refundId,
      await gateway.refund({ refundId, reference, sessionId, amount, currency }),
    );
  } catch (error) {
    const overdue = addMinutes(refund.createdAt, PATIENCE_MINUTES) <= ctx.now;
    if (error instanceof GatewayError && (overdue || !error.temporary)) await flag(system, refund);
    throw error;
  }
}

/** The order's list shows the flag. An earlier problem stays first. */
async function flag(ctx: Ctx, { orderId, amount }: FoundRefund): Promise<void> {
  if (orderId === null) return;
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.needsAttention !== null) return;
    const needsAttention = refundFlags.unanswered(amount);
    await setOrderState(tx, order, { needsAttention }, "refund");
  });
}

const ofRefund = z.object({ orderId: z.string(), refundId: z.string() });

export const mailOrderRefunded = task("payments.mail-refunded", ofRefund, async (ctx, about) => {
  const order = await findOrder(ctx.db, about.orderId);
  const refund = await findRefund(ctx.db, about.refundId);
  if (!order || !refund) return;
  const { firstName, orderNumber } = order;
  await queueShopMail(ctx, {
    kind: "order-refunded",
    values: { order_number: orderNumber, amount: formatMoney(refund.amount) },
    dedupeKey: `order-refunded:${refund.id}`,
    aboutId: order.id,
    to: order.email,
    subject: refundMail.subject(orderNumber),
    template: OrderRefundedMail,
    props: {
      firstName,
      orderNumber,
      receiptUrl: orderUrl(ctx, order, ctx.links),
      amount: refund.amount,
      byHand: refund.byHand,
      toCredit: refund.toCredit || refund.gateway === CREDIT,
      nothingSent: !keepsGoods(order.status),
    },
  });
});
