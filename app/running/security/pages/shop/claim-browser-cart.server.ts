import { claimCart, type ClaimedCart } from "#app/selling/cart/commands/claim-cart.server.ts";
import { moveOpenOrders } from "#app/selling/orders/commands/move-open-orders.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/** Merges the browser's cart into the account's after a sign-in, with the unpaid orders of both. */
export async function claimBrowserCart(
  ctx: Ctx,
  userId: string,
  token: string | undefined,
): Promise<ClaimedCart | undefined> {
  return inTransaction(ctx, async (tx) => {
    const claimed = await claimCart(tx, userId, token);
    if (!claimed) return undefined;
    for (const emptied of claimed.emptied) await moveOpenOrders(tx, emptied, claimed.cartId);
    return claimed;
  });
}
