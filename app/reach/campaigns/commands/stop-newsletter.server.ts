import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { newsletterConfirmations, newsletterSubscriptions } from "../tables.server.ts";
import { lockSubscription } from "./lock-subscription.server.ts";

/** Ends the newsletter and takes its consent back. The link's token is the authorisation. */
export async function stopNewsletter(
  ctx: Ctx,
  stopToken: string,
): Promise<Result<undefined, Refusal<"unknown">>> {
  return inTransaction(ctx, async (tx) => {
    const subscription = await lockSubscription(tx, stopToken);
    if (!subscription) return refuse("unknown");
    if (subscription.state === "ended") return ok(undefined);
    const { id } = subscription;
    await tx.db
      .update(newsletterSubscriptions)
      .set({ state: "ended", endedAt: tx.now })
      .where(eq(newsletterSubscriptions.id, id));
    await withdrawConsent(tx, { type: "subscription", id }, "marketing");
    // A link that confirms and was mailed before must not begin it again.
    await tx.db
      .delete(newsletterConfirmations)
      .where(eq(newsletterConfirmations.subscriptionId, id));
    return ok(undefined);
  });
}
