import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { preVisitForms } from "../tables/pre-visit-forms.server.ts";

/** Takes back the actor's own consent, and with it all that they wrote before visits. */
export async function withdrawPreVisits(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, actor.userId);
    await tx.db.delete(preVisitForms).where(eq(preVisitForms.userId, actor.userId));
    await withdrawConsent(tx, { type: "user", id: actor.userId }, "health_visit");
    return ok(undefined);
  });
}
