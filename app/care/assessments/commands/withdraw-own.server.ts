import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { assessments } from "../tables.server.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";

/** Takes back the actor's own consent, and with it all answers and results of the account. */
export async function withdrawOwn(
  ctx: Ctx,
): Promise<Result<{ deleted: number }, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, actor.userId);
    const gone = await tx.db
      .delete(assessments)
      .where(eq(assessments.userId, actor.userId))
      .returning({ id: assessments.id });
    await withdrawConsent(tx, { type: "user", id: actor.userId }, "health_assessment");
    return ok({ deleted: gone.length });
  });
}
