import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import {
  countTransfersToCheck,
  transferAfter,
  transferToCheck,
} from "../../queries/transfers-to-check.server.ts";
import { staffTransfer } from "./staff-transfer.server.ts";

export type LoadedTransfers = Awaited<ReturnType<typeof loadTransfers>>;

/** The transfer to check now, the number that wait, and the order after it. */
export async function loadTransfers(ctx: Ctx, asked: string | null) {
  const { db, actor } = ctx;
  const mayAnswer = may(actor, "orders:write");
  const [left, id] = await Promise.all([countTransfersToCheck(db), transferToCheck(db, asked)]);
  const order = id === undefined ? undefined : await findOrder(db, id);
  const transfer = order && (await staffTransfer(ctx, order));
  if (!order || !transfer) return { left, mayAnswer, current: undefined };
  return {
    left,
    mayAnswer,
    current: {
      id: order.id,
      number: order.orderNumber,
      buyer: nameOf(order),
      attention: order.needsAttention,
      next: await transferAfter(db, order.id),
      transfer,
    },
  };
}
