import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { paymentFindings } from "../tables.server.ts";

/** Staff resolve a finding with an explanation. */
export async function endFinding(
  ctx: Ctx,
  { findingId, note }: { findingId: string; note: string },
): Promise<Result<undefined, Refusal<"forbidden" | "not_open">>> {
  if (!may(ctx.actor, "orders:refund")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const found = await lockRow(tx.db, paymentFindings, findingId, "update");
    if (!found || found.endedAt !== null) return refuse("not_open");
    await tx.db
      .update(paymentFindings)
      .set({ endedAt: tx.now, endedBy: actorId(tx.actor), note })
      .where(eq(paymentFindings.id, findingId));
    const { kind, gateway, reference, amount, orderId } = found;
    await recordAudit(tx, {
      action: "payment_finding.ended",
      subject: orderId
        ? { type: "order", id: orderId }
        : { type: "payment_finding", id: findingId },
      after: { difference: kind, provider: gateway, reference, amount, note },
    });
    return ok(undefined);
  });
}
