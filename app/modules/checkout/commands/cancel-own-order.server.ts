import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { endOrder } from "#app/modules/orders/commands/end-order.server.ts";
import { lockOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { findOrderByToken } from "#app/modules/orders/queries/find-order.server.ts";
import { buyerMayCancel } from "#app/modules/orders/rules/order-ends.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/**
 * Whoever holds the receipt may end its order while nothing is paid or packed: its token is the
 * authorisation. A payment or a colleague who starts to pack may be first; then it stays.
 */
export async function cancelOwnOrder(
  ctx: Ctx,
  input: { accessToken: string; note: string | null },
): Promise<Result<undefined, Refusal<"not_found" | "too_late">>> {
  return inTransaction(ctx, async (tx) => {
    const found = await findOrderByToken(tx.db, input.accessToken);
    const order = found && (await lockOrder(tx, found.id));
    if (!order) return refuse("not_found");
    if (!buyerMayCancel(order)) return refuse("too_late");
    await endOrder(tx, order, { why: "by_buyer", note: input.note });
    return ok(undefined);
  });
}
