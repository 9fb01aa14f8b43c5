import { SHOP_CURRENCY, type Centavos } from "#app/lib/money.ts";
import { addDays } from "#app/lib/dates.ts";
import { returnLines, returnNumbers, returns } from "#app/fulfilment/returns/tables.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import { paymentReference } from "#app/selling/payments/rules/reference.ts";
import {
  paymentEvents,
  payments,
  refunds,
  testGatewayPayments,
  testGatewayRefunds,
} from "#app/selling/payments/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextNumber } from "#app/platform/database/next-number.server.ts";
import type { ComposedOrder } from "./compose-past.ts";

type Payment = ReturnType<typeof paymentsOf>[number];

/** Writes what was paid and refunded, in the books of the shop and of the simulated provider. */
export async function writeMoney(
  ctx: Ctx,
  composed: readonly ComposedOrder[],
  gateway: string,
): Promise<void> {
  const { db, ids } = ctx;
  const attempts = composed.flatMap((one) => paymentsOf(ctx, one, gateway));
  await db.insert(payments).values(attempts);
  const online = attempts.filter((one) => one.gateway === gateway);
  await db.insert(testGatewayPayments).values(online);
  const messages = online.filter(({ status }) => status === "paid");
  await db.insert(paymentEvents).values(
    messages.map(({ reference, amount, currency, settledAt }) => ({
      gateway,
      reference,
      amount,
      currency,
      payload: { demo: true },
      id: ids.newId(),
      eventId: ids.newId(),
      type: "payment.paid",
      outcome: "settled" as const,
      receivedAt: settledAt,
    })),
  );
  const repaid = attempts.filter(({ refunded }) => refunded > 0);
  const made = repaid.map((one) => refundOf(ctx, one));
  await db.insert(refunds).values(made);
  await db
    .insert(testGatewayRefunds)
    .values(
      made.flatMap(({ id, byHand, ...refund }) => (byHand ? [] : [{ ...refund, refundId: id }])),
    );
  for (const refund of made) if (refund.isReturn) await writeReturn(ctx, refund);
}

function paymentsOf({ ids }: Ctx, { order, course, past, lines }: ComposedOrder, gateway: string) {
  const settledAt = course.paidAt ?? course.ended?.at;
  const isOnline = paysOnline(past.method);
  if (!settledAt || (!course.paidAt && past.method === "cod")) return [];
  return [
    {
      id: ids.newId(),
      orderId: order.id,
      gateway: isOnline ? gateway : past.method,
      reference: paymentReference(past.at, ids.newToken()),
      amount: order.totalAmount,
      currency: SHOP_CURRENCY,
      status: course.paidAt ? ("paid" as const) : ("cancelled" as const),
      createdAt: past.at,
      settledAt,
      refunded: course.repaidAt ? shareOf(order.totalAmount, past.fate === "credited") : 0,
      repaidAt: course.repaidAt ?? settledAt,
      isReturn: past.fate === "returned",
      lines,
      deliveredAt: course.deliveredAt ?? settledAt,
    },
  ];
}

/** A tenth of the order for a buyer who was credited, in whole pesos. */
const shareOf = (total: Centavos, isCredit: boolean): Centavos =>
  isCredit ? Math.round(total / 1_000) * 100 : total;

function refundOf({ ids }: Ctx, payment: Payment) {
  const { gateway, repaidAt, isReturn, refunded, ...rest } = payment;
  const isByHand = gateway === "bank" || gateway === "cod";
  return {
    ...rest,
    isReturn,
    id: ids.newId(),
    paymentId: payment.id,
    requestKey: ids.newId(),
    amount: refunded,
    status: "done" as const,
    reason: isReturn ? "The buyer returned the order." : "A goodwill refund.",
    byHand: isByHand ? "DEMO-TRANSFER" : null,
    requestedBy: "seed",
    createdAt: repaidAt,
    settledAt: repaidAt,
  };
}

/** A return whose goods came back spoiled, so nothing went back on the shelf. */
async function writeReturn(ctx: Ctx, refund: ReturnType<typeof refundOf>): Promise<void> {
  const { db, ids } = ctx;
  const { requestKey: id, orderId, amount, settledAt, deliveredAt, lines } = refund;
  const number = await nextNumber({ db, now: settledAt }, "RT", returnNumbers);
  await db.insert(returns).values({
    id,
    number,
    orderId,
    state: "settled",
    askedBy: "buyer",
    reason: "warm",
    askedKey: ids.newId(),
    note: "The ice packs were warm when the parcel arrived.",
    comesBack: true,
    refunded: amount,
    settledWhy: "The goods arrived warm.",
    askedAt: addDays(deliveredAt, 1),
    decidedAt: addDays(deliveredAt, 2),
    receivedAt: addDays(deliveredAt, 5),
    inspectedAt: addDays(deliveredAt, 5),
    endedAt: settledAt,
  });
  await db.insert(returnLines).values(
    lines.map(({ id: orderItemId, quantity: units }) => ({
      id: ids.newId(),
      returnId: id,
      orderItemId,
      units,
      received: units,
      good: 0,
      spoiled: units,
    })),
  );
  await db.insert(auditLog).values({
    id: ids.newId(),
    at: settledAt,
    actorKind: "system",
    actorId: "seed",
    action: "return.settled",
    subjectType: "return",
    subjectId: id,
    before: { number },
    after: { number, amount },
  });
}
