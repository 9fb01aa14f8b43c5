import { eq, inArray } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { EndCaseInput } from "../input.ts";
import { waitingAlike } from "../queries/cases.server.ts";
import type { HeldReason } from "../rules/guarantee-terms.ts";
import { guaranteeCases } from "../tables.server.ts";
import { payCase } from "./pay-case.server.ts";

export type EndRefusal = Refusal<
  "forbidden" | "not_waiting" | Extract<HeldReason, "unpaid" | "by_hand">
>;

/** Staff pay a waiting case beyond the limits, or close it, or all like it, with a note. */
export async function endCase(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  { caseId, act, note }: EndCaseInput,
): Promise<Result<{ ended: number }, EndRefusal>> {
  if (!may(ctx.actor, "orders:refund")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await orderOf(tx, caseId);
    const own = order && (await lockRow(tx.db, guaranteeCases, caseId, "update"));
    if (!own || own.paidAt || own.closedAt) return refuse("not_waiting");
    if (act === "pay") {
      const held = await payCase(tx, gateways, order, { ...own, byStaff: true });
      if (held === "unpaid" || held === "by_hand") return refuse(held);
    }
    const end = act === "pay" ? { held: null, paidAt: tx.now } : { closedAt: tx.now };
    const which =
      act === "close_alike"
        ? inArray(guaranteeCases.id, lockAlike(tx.db, own))
        : eq(guaranteeCases.id, caseId);
    const ended = await tx.db
      .update(guaranteeCases)
      .set({ ...end, note })
      .where(which)
      .returning();
    for (const { orderId, event, amount } of ended) {
      await recordAudit(tx, {
        action: act === "pay" ? "guarantee.paid" : "guarantee.closed",
        subject: { type: "order", id: orderId },
        after: { event, amount },
        reason: note,
      });
    }
    return ok({ ended: ended.length });
  });
}

/** Cases that someone else decides at this moment are left to them. */
const lockAlike = (db: Db, own: typeof guaranteeCases.$inferSelect) =>
  db
    .select({ id: guaranteeCases.id })
    .from(guaranteeCases)
    .where(waitingAlike(own))
    .for("update", { skipLocked: true });

/** The order is locked before the case, as everywhere. */
async function orderOf(tx: Ctx, caseId: string) {
  const known = await findCase(tx.db, caseId);
  return known && lockOrder(tx, known.orderId);
}

async function findCase(db: Db, caseId: string) {
  if (!isUuid(caseId)) return undefined;
  const { id, orderId } = guaranteeCases;
  const [known] = await db.select({ orderId }).from(guaranteeCases).where(eq(id, caseId));
  return known;
}
