import { asc, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isLegal } from "../rules/request-moves.ts";
import { clearanceRequests } from "../tables.server.ts";
import { endApproval } from "./end-approval.server.ts";
import { writeAct } from "./write-act.server.ts";

/**
 * Withdraws the consent to store answers: deletes all answers, withdraws waiting requests, and ends
 * approvals that are based on them.
 */
export async function withdrawAnswers(ctx: Ctx): Promise<Result<undefined, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const own = await tx.db
      .select()
      .from(clearanceRequests)
      .where(eq(clearanceRequests.userId, actor.userId))
      .orderBy(asc(clearanceRequests.id))
      .for("update");
    for (const request of own) {
      if (!isLegal("withdraw", request.state)) continue;
      await endApproval(tx, request.id);
      await writeAct(tx, request, "withdraw");
    }
    const ids = own.map(({ id }) => id);
    await tx.db
      .update(clearanceRequests)
      .set({ answers: null, assessmentId: null })
      .where(inArray(clearanceRequests.id, ids));
    const subject = { type: "user", id: actor.userId } as const;
    await withdrawConsent(tx, subject, "health_clearance");
    await recordAudit(tx, { action: "clearance.answers_withdrawn", subject });
    return ok(undefined);
  });
}
