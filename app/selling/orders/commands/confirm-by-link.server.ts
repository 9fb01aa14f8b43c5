import { refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { orderOfConfirmation } from "../queries/find-confirmation.server.ts";
import type { LinkedOrder } from "../rules/order-link.ts";
import { agreeToOrder, type AgreeRefusal } from "./agree-to-order.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { awaitsConfirmation } from "../rules/confirmation.ts";
import { confirmOrder, type ConfirmRefusal } from "./confirm-order.server.ts";

/** The link came by mail, so its sender reads that mailbox: the token is the authorization. */
export async function confirmByLink(
  ctx: Ctx,
  token: string,
  /** The buyer's consents for an order that staff placed. */
  agreed?: { supervision: boolean },
): Promise<Result<LinkedOrder, ConfirmRefusal | AgreeRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const orderId = await orderOfConfirmation(tx.db, token);
    if (orderId === undefined) return refuse("not_found");
    const order = agreed && (await lockOrder(tx, orderId));
    if (agreed && order && awaitsConfirmation(order)) {
      const said = await agreeToOrder(tx, order, agreed);
      if (!said.ok) return said;
    }
    return confirmOrder(tx, orderId, "by_link");
  });
}
