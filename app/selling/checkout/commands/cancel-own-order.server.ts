import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { hasAccount } from "#app/people/customers/queries/customer.server.ts";
import { endOrder } from "#app/selling/orders/commands/end-order.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { buyerMayCancel } from "#app/selling/orders/rules/order-ends.ts";
import { repayBuyer } from "#app/selling/payments/commands/repay-buyer.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

const BY_BUYER = "Canceled by the buyer";

/**
 * Every holder of the receipt may cancel its order while the rules allow it: the receipt's token is
 * the authorization. The payment is refunded automatically if a gateway can, otherwise staff are
 * told. A buyer with an account may take store credit instead. If staff start packing first, the order stays.
 */
export async function cancelOwnOrder(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  input: { orderToken: string; note: string | null; wantsCredit?: boolean },
): Promise<Result<undefined, Refusal<"not_found" | "too_late">>> {
  return inTransaction(ctx, async (tx) => {
    const found = await findOrderByToken(tx, input.orderToken);
    const order = found && (await lockOrder(tx, found.id));
    if (!order) return refuse("not_found");
    if (!buyerMayCancel(order, tx.now)) return refuse("too_late");
    const toCredit = input.wantsCredit === true && (await hasAccount(tx.db, order.customerId));
    const back = { due: 0, reason: BY_BUYER, toCredit };
    const { byHand } = await repayBuyer(tx, gateways, order, back);
    await endOrder(tx, order, { why: "by_buyer", note: input.note, repaid: byHand === 0 });
    return ok(undefined);
  });
}
