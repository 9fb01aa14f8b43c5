import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { forgetRunsOf } from "#app/running/automations/commands/forget-runs-of.server.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { therapyCalendars, therapyEffects, therapyPlans } from "../tables.server.ts";

/**
 * Withdraws the actor's consent and deletes every plan, vial, dose and note of effects. The
 * clinician's instruction belongs to the visit and stays.
 */
export async function withdrawCourse(ctx: Ctx): Promise<Result<undefined, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, userId);
    // Vials and doses are deleted with their plan.
    await tx.db.delete(therapyPlans).where(eq(therapyPlans.userId, userId));
    await tx.db.delete(therapyEffects).where(eq(therapyEffects.userId, userId));
    await tx.db.delete(therapyCalendars).where(eq(therapyCalendars.userId, userId));
    const [own] = await tx.db.select({ email: user.email }).from(user).where(eq(user.id, userId));
    const keys = ["refill_due", "missed_check_in"] as const;
    if (own) await forgetRunsOf(tx, { keys, email: own.email });
    await withdrawConsent(tx, { type: "user", id: userId }, "health_course");
    return ok(undefined);
  });
}
