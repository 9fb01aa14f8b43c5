import { ok, type Result } from "#app/lib/result.ts";
import {
  refundOrder,
  type RefundRefusal,
} from "#app/selling/payments/commands/refund-order.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { SettleInput } from "../input.ts";
import { openAct, type ActOn, type ActRefusal } from "./open-act.server.ts";
import { writeAct } from "./write-act.server.ts";

type Settlement = Pick<ActOn, "returnId"> & SettleInput;

/**
 * Staff settle a return, either with a refund, always through the refund command, or without one
 * and with a reason for the buyer. The refund carries the return's id.
 */
export async function settleReturn(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  { refund, why, ...on }: Settlement,
): Promise<Result<undefined, ActRefusal | RefundRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "settle", on);
    if (!opened.ok) return opened;
    const { own, order, isDone } = opened.value;
    if (isDone) return ok(undefined);
    if (refund) {
      const reason = `Return ${own.number}: ${why}`;
      const given = await refundOrder(tx, gateways, order.id, {
        returnId: own.id,
        reason,
        ...refund,
      });
      if (!given.ok) return given;
    }
    const refunded = refund?.amount ?? 0;
    const asCredit = refund?.toCredit ?? false;
    const facts = { refunded, asCredit, settledWhy: why, endedAt: tx.now };
    const after = { amount: refunded, ...(asCredit && { toCredit: asCredit }) };
    await writeAct(tx, own, "settle", { key: on.key, facts, after, reason: why });
    // A buyer who never took the parcel and paid nothing got a mail when the order ended.
    if (refund || own.askedBy !== "courier") {
      await enqueue(tx.db, "returns.mail", { returnId: own.id, news: "settled" });
    }
    return ok(undefined);
  });
}
