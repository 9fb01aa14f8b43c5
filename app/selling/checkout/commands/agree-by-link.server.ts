import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import {
  agreeToOrder,
  type AgreeRefusal,
} from "#app/selling/orders/commands/agree-to-order.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

type PayRefusal = Refusal<"not_payable"> | AgreeRefusal;

/**
 * The buyer of an order that staff placed agrees to the terms before paying. The receipt's token is
 * the authorization. A cash order is agreed to through its confirmation link.
 */
export async function agreeByLink(
  ctx: Ctx,
  orderToken: string,
  agreed: { supervision: boolean },
): Promise<Result<undefined, PayRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const found = await findOrderByToken(tx, orderToken);
    const order = found && (await lockOrder(tx, found.id));
    const isOpen = order?.status === "pending" && order.paymentStatus === "unpaid";
    if (!order || !isOpen || !paysOnline(order.paymentMethod)) return refuse("not_payable");
    const said = await agreeToOrder(tx, order, agreed);
    return said.ok ? ok(undefined) : said;
  });
}
