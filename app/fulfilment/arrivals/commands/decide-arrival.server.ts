import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { DecideInput } from "../input.ts";
import { arrivals } from "../tables.server.ts";

export type DecideRefusal = Refusal<"forbidden" | "not_found" | "not_now" | "changed_meanwhile">;

/**
 * Staff decide whether warm goods can still be used, and the buyer gets a mail. A replacement is
 * handled by a return.
 */
export async function decideArrival(
  ctx: Ctx,
  { arrivalId, version, key, decision, reply }: DecideInput & { arrivalId: string },
): Promise<Result<undefined, DecideRefusal>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  if (!isUuid(arrivalId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const its = eq(arrivals.id, arrivalId);
    const [own] = await tx.db.select().from(arrivals).where(its).for("update");
    if (!own) return refuse("not_found");
    if (own.decision !== null && own.formKey === key) return ok(undefined);
    if (own.version !== version) return refuse("changed_meanwhile");
    if (own.answer !== "wait" || own.decision !== null) return refuse("not_now");
    await tx.db
      .update(arrivals)
      .set({ decision, reply, decidedAt: tx.now, formKey: key, version: version + 1 })
      .where(its);
    const itsOrder = eq(orders.id, own.orderId);
    const [order] = await tx.db
      .select({ orderNumber: orders.orderNumber })
      .from(orders)
      .where(itsOrder);
    await recordAudit(tx, {
      action: "arrival.decided",
      subject: { type: "arrival", id: arrivalId },
      before: { ...order, decision: null, reply: "" },
      after: { ...order, decision, reply },
    });
    await enqueue(tx.db, "arrivals.mail", { arrivalId });
    if (decision === "replacement") await emit(tx.db, "arrival.rejected", { arrivalId });
    return ok(undefined);
  });
}
