import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lots } from "../tables.server.ts";
import { lockLot } from "./lock-lot.server.ts";

type CheckLotRefusal = Refusal<"forbidden" | "not_found" | "is_checked">;

/** A member of staff confirms that they compared the goods with their documents. */
export async function checkLot(
  ctx: Ctx,
  lotId: string,
): Promise<Result<undefined, CheckLotRefusal>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const lot = await lockLot(tx, lotId);
    if (!lot) return refuse("not_found");
    if (lot.checkedAt !== null) return refuse("is_checked");
    const checkedBy = tx.actor.kind === "user" ? tx.actor.userId : null;
    await tx.db.update(lots).set({ checkedAt: tx.now, checkedBy }).where(eq(lots.id, lotId));
    await recordAudit(tx, {
      action: "lot.checked",
      subject: { type: "lot", id: lotId },
      after: { lotNumber: lot.lotNumber },
    });
    return ok(undefined);
  });
}
