import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isOpenErasure } from "../queries/open-erasure.server.ts";
import { erasures } from "../tables.server.ts";

type StopErasureRefusal = Refusal<"forbidden" | "not_found" | "not_asked">;

/** For a request by staff. Only the owner of an account withdraws their own. */
export async function stopGuestErasure(
  ctx: Ctx,
  customerId: string,
): Promise<Result<undefined, StopErasureRefusal>> {
  if (!may(ctx.actor, "customers:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    if (!(await lockRow(tx.db, customers, customerId))) return refuse("not_found");
    const ofStaff = and(eq(erasures.customerId, customerId), eq(erasures.askedBy, "staff"));
    const stopped = await tx.db
      .update(erasures)
      .set({ keptAt: tx.now, waitingSince: null })
      .where(and(ofStaff, isOpenErasure))
      .returning({ id: erasures.id });
    if (stopped.length === 0) return refuse("not_asked");
    await recordAudit(tx, {
      action: "erasure.stopped",
      subject: { type: "customer", id: customerId },
    });
    return ok(undefined);
  });
}
