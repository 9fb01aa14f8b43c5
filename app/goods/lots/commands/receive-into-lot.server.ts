import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lots } from "../tables.server.ts";
import { lockLot } from "./lock-lot.server.ts";
import { receiveLot } from "./receive-lot.server.ts";

type ArrivedUnits = {
  item: { productId: string; variantId: string | null };
  lotNumber: string;
  expiresOn: string;
  units: number;
  /** The source of the units, such as a purchase order. */
  reason: string;
};

type IntoLotRefusal = Refusal<"forbidden" | "not_found" | "over" | "other_date">;

/** Adds units to the lot with that number, or enters a new lot. The caller adds the stock. */
export async function receiveIntoLot(
  ctx: Ctx,
  { item, lotNumber, expiresOn, units, reason }: ArrivedUnits,
): Promise<Result<{ lotId: string }, IntoLotRefusal>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const facts = { lotNumber, madeOn: null, expiresOn, receivedUnits: units };
    const entered = await receiveLot(tx, { item, ...facts });
    if (entered.ok) return entered;
    if (entered.reason !== "taken") return refuse(entered.reason);
    const ofNumber = and(eq(lots.productId, item.productId), eq(lots.lotNumber, lotNumber));
    const [known] = await tx.db.select({ id: lots.id }).from(lots).where(ofNumber);
    const lot = known && (await lockLot(tx, known.id));
    if (!lot || lot.expiresOn !== expiresOn || lot.variantId !== item.variantId) {
      return refuse("other_date");
    }
    const receivedUnits = lot.receivedUnits + units;
    await tx.db
      .update(lots)
      .set({ receivedUnits, version: lot.version + 1 })
      .where(eq(lots.id, lot.id));
    await recordAudit(tx, {
      action: "lot.added_to",
      subject: { type: "lot", id: lot.id },
      before: { lotNumber, receivedUnits: lot.receivedUnits },
      after: { lotNumber, receivedUnits },
      reason,
    });
    return ok({ lotId: lot.id });
  });
}
