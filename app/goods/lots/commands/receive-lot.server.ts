import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { LotInput } from "../input.ts";
import { lotItems } from "../queries/list-lots.server.ts";
import { lots } from "../tables.server.ts";

/** `isDemo` marks seed data. */
type ReceiveLotInput = LotInput & { isDemo?: boolean };

/**
 * Enters a received batch and, with `addToStock`, adds its units to the stock. Packing starts only
 * with `openLot`.
 */
export async function receiveLot(
  ctx: Ctx,
  { item, addToStock, isDemo = false, ...facts }: ReceiveLotInput,
): Promise<Result<{ lotId: string }, Refusal<"forbidden" | "not_found" | "taken" | "over">>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  if (facts.expiresOn < shopDay(ctx.now)) return refuse("over");
  return inTransaction(ctx, async (tx) => {
    const known = (await lotItems(tx.db)).some(
      ({ productId, variantId }) => productId === item.productId && variantId === item.variantId,
    );
    if (!known) return refuse("not_found");
    const lotId = tx.ids.newId();
    const lot = { ...item, ...facts, isDemo };
    const written = await tx.db
      .insert(lots)
      .values({ id: lotId, ...lot, receivedAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: lots.id });
    if (written.length === 0) return refuse("taken");
    await recordAudit(tx, {
      action: "lot.received",
      subject: { type: "lot", id: lotId },
      after: lot,
    });
    if (addToStock) {
      const reason = `Lot ${facts.lotNumber}`;
      const put = await adjustStock(tx, { ...item, by: facts.receivedUnits, reason });
      if (!put.ok) return refuse("forbidden");
    }
    return ok({ lotId });
  });
}
