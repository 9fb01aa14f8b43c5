import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { forgetUsedLinks } from "#app/platform/mail/forget-links.server.ts";
import { findConfirmation } from "../queries/subscriptions.server.ts";
import { newsletterSubscriptions } from "../tables.server.ts";
import { beginSubscription } from "./begin-subscription.server.ts";

/**
 * Subscribes the mailbox that the link was sent to, with its consent. The link's token is the
 * authorization; pressed twice, it subscribes once.
 */
export async function confirmSubscription(
  ctx: Ctx,
  token: string,
): Promise<Result<undefined, Refusal<"link_over">>> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findConfirmation(tx, token);
    if (!seen) return refuse("link_over");
    const subscription = await lockById(tx, seen.subscriptionId);
    // If it was ended while we waited for the row, its links are gone.
    const link = await findConfirmation(tx, token);
    if (!subscription || !link) return refuse("link_over");
    if (subscription.state === "confirmed") return ok(undefined);
    const { id: subscriptionId } = subscription;
    const change = { source: link.source, stopToken: tx.ids.newToken() };
    await beginSubscription(tx, subscriptionId, { wording: link.wording, change });
    await forgetUsedLinks(tx.db, { to: subscription.email }, ["newsletter/confirm"]);
    await emit(tx.db, "newsletter.confirmed", { subscriptionId, welcomeId: tx.ids.newId() });
    return ok(undefined);
  });
}

async function lockById({ db }: Ctx, id: string) {
  const subscription = await lockRow(db, newsletterSubscriptions, id, "update");
  return subscription;
}
