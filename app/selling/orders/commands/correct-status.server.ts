import { and, eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { correctionOf } from "../rules/corrections.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { isPartlySent } from "../rules/parcels.ts";
import { parcels } from "../tables/parcels.server.ts";
import { lockOrder, orderByNumber } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";
import { operation } from "#app/platform/records/operation.ts";
import { correctionInput, statusOutput } from "../input.ts";

type Correction = {
  orderId: string;
  /** The status that staff saw. */
  from: OrderStatus;
  /** Shown in the audit log and in the order's history. */
  reason: string;
};

type CorrectionRefusal = Refusal<
  "forbidden" | "not_found" | "changed_meanwhile" | "not_correctable"
>;

/** Reverts the latest delivery: all parcels marked at that moment are in transit again. */
async function takeLastArrivalBack(tx: Ctx, orderId: string): Promise<void> {
  const its = eq(parcels.orderId, orderId);
  const last = sql`(select max(p.delivered_at) from ${parcels} p where p.order_id = ${orderId})`;
  await tx.db
    .update(parcels)
    .set({ deliveredAt: null })
    .where(and(its, eq(parcels.deliveredAt, last)));
}

/**
 * Reverts a status that was set by mistake, with a reason. Sends no mail, and a later move does not
 * repeat an earlier mail.
 */
export async function correctStatus(
  ctx: Ctx,
  { orderId, from, reason }: Correction,
): Promise<Result<{ status: OrderStatus }, CorrectionRefusal>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    if (order.status !== from) return refuse("changed_meanwhile");
    const status = correctionOf(order.status, isPartlySent(order));
    if (!status) return refuse("not_correctable");
    if (status === "shipped") await takeLastArrivalBack(tx, orderId);
    await setOrderState(tx, order, { status }, reason);
    return ok({ status });
  });
}

export const correctOrder = operation({
  name: "orders.correct-status",
  says: "Revert a status that was set by mistake. Sends no mail.",
  words: ["undo", "back", "wrong"],
  who: "orders:write",
  kind: "change",
  isRepeatable: false,
  needsPerson: true,
  key: orderByNumber,
  input: correctionInput,
  output: statusOutput,
  run: (ctx, { from, correction: reason }, orderId) =>
    correctStatus(ctx, { orderId, from, reason }),
});
