import { eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lotHasFailed } from "../queries/lot-results.server.ts";
import { unitsOnShelf } from "../queries/units-on-shelf.server.ts";
import { lots } from "../tables.server.ts";
import { lockWithOthers } from "./lock-with-others.server.ts";

type OpenLotRefusal = Refusal<
  "forbidden" | "not_found" | "over" | "recalled" | "failed" | "is_open" | "not_on_shelf"
>;

/**
 * Starts or resumes packing from a lot. A lot cannot be opened if it failed a test, or has more
 * units left than are on the shelf.
 */
export async function openLot(ctx: Ctx, lotId: string): Promise<Result<undefined, OpenLotRefusal>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const lot = await lockWithOthers(tx, lotId);
    if (!lot) return refuse("not_found");
    if (lot.recalledAt !== null) return refuse("recalled");
    if (await lotHasFailed(tx.db, lotId)) return refuse("failed");
    if (lot.expiresOn < shopDay(tx.now)) return refuse("over");
    if (lot.openedAt !== null && lot.closedAt === null) return refuse("is_open");
    const left = lot.receivedUnits - lot.packedUnits;
    if (left > (await unitsOnShelf(tx.db, lot))) return refuse("not_on_shelf");
    const open = { openedAt: lot.openedAt ?? tx.now, closedAt: null, closedWhy: null };
    await tx.db.update(lots).set(open).where(eq(lots.id, lotId));
    const subject = { type: "lot", id: lotId };
    const { lotNumber } = lot;
    await recordAudit(tx, {
      action: "lot.opened",
      subject,
      before: { lotNumber, isOpen: false },
      after: { lotNumber, isOpen: true },
    });
    return ok(undefined);
  });
}
