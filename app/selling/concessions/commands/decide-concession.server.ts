import { eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { ClaimDecision } from "../input.ts";
import { concessions } from "../tables.server.ts";

export type DecideRefusal = Refusal<"forbidden" | "own" | "not_waiting" | "day">;

/** Staff decide on an ID once, never on their own. Its owner gets a mail. */
export async function decideConcession(
  ctx: Ctx,
  input: ClaimDecision,
): Promise<Result<undefined, DecideRefusal>> {
  const { actor } = ctx;
  if (!may(actor, "customers:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const its = eq(concessions.id, input.concessionId);
    const [claim] = await tx.db.select().from(concessions).where(its).for("update");
    if (claim?.state !== "waiting") return refuse("not_waiting");
    const self = actor.kind === "user" ? await customerOfUser(tx.db, actor.userId) : undefined;
    if (self?.id === claim.customerId) return refuse("own");
    const validUntil = input.decision === "approved" ? input.validUntil : null;
    if (validUntil !== null && validUntil < shopDay(tx.now)) return refuse("day");
    const reason = input.decision === "refused" ? input.reason : null;
    const state = input.decision;
    await tx.db
      .update(concessions)
      .set({
        state,
        reason,
        validUntil,
        decidedAt: tx.now,
        decidedBy: actorId(actor),
        version: claim.version + 1,
      })
      .where(its);
    await recordAudit(tx, {
      action: `concession.${state}`,
      subject: { type: "concession", id: claim.id },
      before: { state: "waiting" },
      after: { state, ...(validUntil !== null && { validUntil }) },
      ...(reason !== null && { reason }),
    });
    await enqueue(tx.db, "concessions.mail", { concessionId: claim.id });
    return ok(undefined);
  });
}
