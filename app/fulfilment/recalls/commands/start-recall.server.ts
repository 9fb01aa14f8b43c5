import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { availableOf } from "#app/goods/catalog/queries/available-of.server.ts";
import { recallLot } from "#app/goods/lots/commands/recall-lot.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { RecallInput } from "../input.ts";
import { ordersWithLot } from "../queries/recall-of-lot.server.ts";
import { recallBuyers, recalls } from "../tables.server.ts";

type StartRefusal = Refusal<"forbidden" | "not_found" | "recalled">;

/** Recalls a lot: it is never packed again, and all buyers of its units get a mail. */
export async function startRecall(
  ctx: Ctx,
  { lotId, reason, advice }: RecallInput & { lotId: string },
): Promise<Result<{ buyers: number; units: number }, StartRefusal>> {
  if (!may(ctx.actor, "lots:recall")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const recalled = await recallLot(tx, { lotId, reason });
    if (!recalled.ok) return recalled;
    const lot = recalled.value;
    const recallId = tx.ids.newId();
    await tx.db.insert(recalls).values({ id: recallId, lotId, reason, advice, startedAt: tx.now });
    const buyers = await ordersWithLot(tx.db, lotId);
    if (buyers.length > 0) {
      await tx.db.insert(recallBuyers).values(buyers.map((buyer) => ({ recallId, ...buyer })));
    }
    const takenOut = await takeOut(tx, lot);
    await enqueue(tx.db, "recalls.mail", { recallId, sending: 1 });
    await emit(tx.db, "lot.recalled", { recallId });
    const units = buyers.reduce((sum, buyer) => sum + buyer.units, 0);
    await recordAudit(tx, {
      action: "lot.recalled",
      subject: { type: "lot", id: lotId },
      after: { lotNumber: lot.lotNumber, buyers: buyers.length, units, takenOut },
      reason,
    });
    return ok({ buyers: buyers.length, units });
  });
}

type RecalledLot = Extract<Awaited<ReturnType<typeof recallLot>>, { ok: true }>["value"];

/** Takes out the units that no order has reserved. Other units wait for another lot. */
async function takeOut(tx: Ctx, lot: RecalledLot): Promise<number> {
  const { productId, variantId, lotNumber } = lot;
  const left = lot.receivedUnits - lot.packedUnits;
  const units = Math.min(left, await availableOf(tx.db, { productId, variantId }));
  if (units <= 0) return 0;
  const reason = `Recall of lot ${lotNumber}`;
  const taken = await adjustStock(tx, { productId, variantId, by: -units, reason });
  return taken.ok ? units : 0;
}
