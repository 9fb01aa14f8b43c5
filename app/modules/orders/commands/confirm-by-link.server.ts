import { refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { orderOfConfirmation } from "../queries/find-confirmation.server.ts";
import type { LinkedOrder } from "../rules/order-link.ts";
import { confirmOrder, type ConfirmRefusal } from "./confirm-order.server.ts";

/** The link came by mail, so who sends it reads that mailbox: the token is the authorisation. */
export async function confirmByLink(
  ctx: Ctx,
  token: string,
): Promise<Result<LinkedOrder, ConfirmRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const orderId = await orderOfConfirmation(tx.db, token);
    return orderId === undefined ? refuse("not_found") : confirmOrder(tx, orderId, "by_link");
  });
}
