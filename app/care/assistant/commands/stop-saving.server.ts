import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { assistantSavedTurns as saved } from "../tables.server.ts";

/** Takes back the actor's consent, and with it every saved conversation. */
export async function stopSaving(ctx: Ctx): Promise<Result<undefined, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, actor.userId);
    await tx.db.delete(saved).where(eq(saved.userId, actor.userId));
    await withdrawConsent(tx, { type: "user", id: actor.userId }, "health_conversations");
    return ok(undefined);
  });
}
