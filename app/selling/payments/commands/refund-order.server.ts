import { v5 } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { hasAccount } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Gateways } from "../gateways/gateways.server.ts";
import type { RefundInput } from "../input.ts";
import { paidParts, refundsOfKey } from "../queries/refunds.server.ts";
import { canSend, splitRefund } from "../rules/money-back.ts";
import { writeRefund } from "./write-refund.server.ts";

export type RefundRefusal =
  | Refusal<"forbidden" | "not_found" | "by_hand_only" | "key_used" | "no_account">
  | (Refusal<"too_much"> & { left: number });

type RefundRequest = Omit<RefundInput, "key" | "toCredit"> & { toCredit?: boolean } & (
    | { key: string }
    | { returnId: string }
  );

/** A namespace that keeps form keys, which browsers choose, apart from the ids of returns. */
const FORM_KEYS = "1f0c6c5e-3b0a-5d0e-9c3f-6f1f5b7f2f10";

/** A return's refund uses the return's id, which no form key can be turned into. */
function keyOf(request: RefundRequest): string {
  return "returnId" in request ? request.returnId : v5(request.key, FORM_KEYS);
}

/**
 * Staff refund an order, fully or in part. A refund by a gateway is written here and sent by a job.
 * A refund by hand is done once it is recorded. Requested refunds already reduce the remaining
 * amount, so two people at once never refund more than was paid.
 */
export async function refundOrder(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  orderId: string,
  request: RefundRequest,
): Promise<Result<{ refundIds: string[] }, RefundRefusal>> {
  if (!may(ctx.actor, "orders:refund")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const { amount: wanted, byHand, reason, toCredit = false } = request;
    const key = keyOf(request);
    const earlier = await refundsOfKey(tx.db, orderId, key);
    if (earlier.length > 0) {
      const asked = earlier.reduce((sum, { amount }) => sum + amount, 0);
      if (asked !== wanted) return refuse("key_used");
      return ok({ refundIds: earlier.map(({ id }) => id) });
    }
    const split = splitRefund(await paidParts(tx.db, orderId), wanted);
    if (!split.ok) return split;
    const byGateway = split.value.every(({ part }) => canSend(gateways, part));
    if (toCredit && !(await hasAccount(tx.db, order.customerId))) return refuse("no_account");
    if (!byHand && !byGateway && !toCredit) return refuse("by_hand_only");

    const refundIds: string[] = [];
    for (const { part, amount } of split.value) {
      refundIds.push(
        await writeRefund(tx, orderId, { key, part, amount, byHand, reason, toCredit }),
      );
    }
    return ok({ refundIds });
  });
}
