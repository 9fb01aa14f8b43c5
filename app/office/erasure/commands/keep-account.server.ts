import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOwnCustomer } from "#app/people/customers/commands/lock-own-customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isOpenErasure } from "../queries/open-erasure.server.ts";
import { erasures } from "../tables.server.ts";

export async function keepAccount(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden" | "not_asked">>> {
  if (ctx.actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const customer = await lockOwnCustomer(tx);
    if (!customer) return refuse("forbidden");
    const kept = await tx.db
      .update(erasures)
      .set({ keptAt: tx.now, waitingSince: null })
      .where(and(eq(erasures.customerId, customer.id), isOpenErasure))
      .returning({ id: erasures.id });
    if (kept.length === 0) return refuse("not_asked");
    await recordAudit(tx, {
      action: "erasure.stopped",
      subject: { type: "customer", id: customer.id },
    });
    return ok(undefined);
  });
}
