import { and, eq, ne } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { LotFacts } from "../input.ts";
import { unitsOnShelf } from "../queries/units-on-shelf.server.ts";
import { lots } from "../tables.server.ts";
import { lockWithOthers } from "./lock-with-others.server.ts";

type Correction = {
  lotId: string;
  /** The lot's version when the form was opened. */
  version: number;
  facts: LotFacts;
  why: string;
};
type CorrectLotRefusal = Refusal<
  "forbidden" | "not_found" | "taken" | "packed" | "changed_meanwhile" | "not_on_shelf"
>;

/** Corrects the data of a lot; stock does not change. The log has the values before and after. */
export async function correctLot(
  ctx: Ctx,
  { lotId, version, facts, why }: Correction,
): Promise<Result<undefined, CorrectLotRefusal>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const lot = await lockWithOthers(tx, lotId);
    if (!lot) return refuse("not_found");
    if (lot.version !== version) return refuse("changed_meanwhile");
    if (facts.receivedUnits < lot.packedUnits) return refuse("packed");
    if (addsUnits(lot, facts)) {
      const left = facts.receivedUnits - lot.packedUnits;
      if (left > (await unitsOnShelf(tx.db, lot))) return refuse("not_on_shelf");
    }
    const same = and(
      eq(lots.productId, lot.productId),
      eq(lots.lotNumber, facts.lotNumber),
      ne(lots.id, lotId),
    );
    if ((await tx.db.$count(lots, same)) > 0) return refuse("taken");
    await tx.db
      .update(lots)
      .set({ ...facts, version: version + 1 })
      .where(eq(lots.id, lotId));
    const { lotNumber, madeOn, expiresOn, receivedUnits } = lot;
    await recordAudit(tx, {
      action: "lot.corrected",
      subject: { type: "lot", id: lotId },
      before: { lotNumber, madeOn, expiresOn, receivedUnits },
      after: facts,
      reason: why,
    });
    return ok(undefined);
  });
}

/** True if parcels could be packed from more units than before. */
function addsUnits(lot: typeof lots.$inferSelect, { receivedUnits }: LotFacts): boolean {
  const isOpen = lot.openedAt !== null && lot.closedAt === null;
  return isOpen && receivedUnits > lot.receivedUnits;
}
