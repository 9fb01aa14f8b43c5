import { SHOP_CURRENCY, type Centavos } from "#app/lib/money.ts";
import { awaitConfirmation } from "#app/modules/orders/commands/await-confirmation.server.ts";
import { lockOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { markOrderPaid } from "#app/modules/orders/commands/mark-order-paid.server.ts";
import type { WrittenOrder } from "#app/modules/orders/commands/write-order.server.ts";
import type { PaymentMethod } from "#app/modules/orders/rules/order-terms.ts";
import { openTransfer } from "#app/modules/payments/commands/open-transfer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** What each way to pay needs from the start. Online payments begin after the commit. */
export async function openPayment(
  tx: Ctx,
  order: WrittenOrder,
  { method, total }: { method: PaymentMethod; total: Centavos },
): Promise<void> {
  if (total === 0) return payNothing(tx, order.id);
  if (method === "bank") {
    await openTransfer(tx, { ...order, totalAmount: total, currency: SHOP_CURRENCY });
  } else if (method === "cod") await awaitConfirmation(tx, order);
}

/** An order that a code brought down to nothing is paid as it is placed: no gateway takes zero. */
async function payNothing(ctx: Ctx, orderId: string): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (!order || order.totalAmount !== 0) throw new Error("this order has something to pay");
  await markOrderPaid(ctx, order);
}
