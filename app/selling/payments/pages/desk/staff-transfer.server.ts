import { formatDateTime } from "#app/lib/dates.ts";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import { dueOf, isPaid } from "#app/selling/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { proofsOfOrder } from "../../queries.server.ts";

/** The transfer of an order for staff. Undefined for other payment methods. */
export async function staffTransfer({ db, actor }: Ctx, order: OrderWithItems) {
  if (order.paymentMethod !== "bank") return undefined;
  const proofs = await proofsOfOrder(db, order.id);
  return {
    reference: order.orderNumber,
    amount: dueOf(order),
    waitingSince: order.proofWaitingSince ? formatDateTime(order.proofWaitingSince) : undefined,
    mayAnswer: !isPaid(order.paymentStatus) && may(actor, "orders:write"),
    proofs: proofs.map(({ uploadedAt, removedAt, ...proof }, index) => ({
      ...proof,
      number: index + 1,
      sentAt: formatDateTime(uploadedAt),
      removed: removedAt ? formatDateTime(removedAt) : undefined,
    })),
  };
}

export type StaffTransfer = NonNullable<Awaited<ReturnType<typeof staffTransfer>>>;
