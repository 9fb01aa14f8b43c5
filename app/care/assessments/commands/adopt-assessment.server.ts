import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { assessments } from "../tables.server.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { recordHealthConsent } from "./record-health-consent.server.ts";

/**
 * Moves a result that was saved without an account into the actor's account, with their new
 * consent. The id proves that this browser saved it, and the session identifies the account.
 */
export async function adoptAssessment(
  ctx: Ctx,
  id: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, actor.userId);
    const adopted = await tx.db
      .update(assessments)
      .set({ userId: actor.userId })
      .where(and(eq(assessments.id, id), isNull(assessments.userId)))
      .returning({ id: assessments.id });
    if (adopted.length === 0) return refuse("not_found");
    await recordHealthConsent(tx, id, actor.userId);
    // The account's consent replaces the anonymous one.
    await withdrawConsent(tx, { type: "assessment", id }, "health_assessment");
    return ok(undefined);
  });
}
