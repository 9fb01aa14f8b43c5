import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { wellnessEntries } from "../tables.server.ts";

/** Takes back the actor's consent, and with it every entry and that others may read them. */
export async function withdrawWellness(
  ctx: Ctx,
): Promise<Result<{ deleted: number }, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const subject = { type: "user", id: actor.userId } as const;
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, actor.userId);
    const gone = await tx.db
      .delete(wellnessEntries)
      .where(eq(wellnessEntries.userId, actor.userId))
      .returning({ id: wellnessEntries.id });
    await withdrawConsent(tx, subject, "health_wellness_sharing");
    await withdrawConsent(tx, subject, "health_wellness");
    return ok({ deleted: gone.length });
  });
}
