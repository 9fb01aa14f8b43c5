import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { withdrawConsent } from "#app/modules/consent/commands/withdraw-consent.server.ts";
import { customers } from "#app/modules/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";
import { findReader } from "../queries/recipients.server.ts";
import { campaignRecipients, campaigns, newsletterSubscriptions } from "../tables.server.ts";
import { stopNewsletter } from "./stop-newsletter.server.ts";

/**
 * Ends all news and offers to the mailbox that a mail of a campaign or an automation went to: its subscription, the consent of
 * its account, and whatever would reach it otherwise. The link's token is the authorisation.
 */
export async function endMarketing(
  ctx: Ctx,
  stopToken: string,
): Promise<Result<undefined, Refusal<"unknown">>> {
  return inTransaction(ctx, async (tx) => {
    const reader = await findReader(tx.db, stopToken);
    if (!reader) return refuse("unknown");
    const { email, recipient } = reader;
    const [subscription] = await tx.db
      .select({ stopToken: newsletterSubscriptions.stopToken })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    if (subscription?.stopToken) await stopNewsletter(tx, subscription.stopToken);
    await endConsentOfAccount(tx, email);
    await suppress(tx, { address: email, reason: "unsubscribed" });
    if (!recipient) return ok(undefined);
    const { id, campaignId } = recipient;
    const counted = await tx.db
      .update(campaignRecipients)
      .set({ unsubscribedAt: tx.now })
      .where(and(eq(campaignRecipients.id, id), isNull(campaignRecipients.unsubscribedAt)));
    if (counted.rowCount === 1) {
      await tx.db
        .update(campaigns)
        .set({ unsubscribeCount: sql`${campaigns.unsubscribeCount} + 1` })
        .where(eq(campaigns.id, campaignId));
    }
    return ok(undefined);
  });
}

async function endConsentOfAccount(tx: Ctx, email: string): Promise<void> {
  const agreed = await tx.db
    .select({ id: customers.id, userId: customers.userId })
    .from(customers)
    .where(and(sql`lower(${customers.email}) = ${email}`, eq(customers.marketingConsent, true)))
    .for("update");
  for (const { id, userId } of agreed) {
    if (userId !== null) await withdrawConsent(tx, { type: "user", id: userId }, "marketing");
    await tx.db.update(customers).set({ marketingConsent: false }).where(eq(customers.id, id));
  }
}
