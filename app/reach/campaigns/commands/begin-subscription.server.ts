import { eq } from "drizzle-orm";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { liftUnsubscribed } from "#app/platform/mail/suppressions.server.ts";
import type { Source } from "../rules/subscription-terms.ts";
import { newsletterSubscriptions, refusedTopics } from "../tables.server.ts";

declare module "#app/running/consent/tables.server.ts" {
  interface ConsentSubjects {
    /** A newsletter knows mailboxes only. */
    subscription: true;
  }
}

type Beginning = {
  /** What was agreed to. */
  wording: string;
  change?: { source: Source; stopToken: string };
};

/** The state and its consent, together. Call inside the transaction that holds the row. */
export async function beginSubscription(
  tx: Ctx,
  subscriptionId: string,
  { wording, change }: Beginning,
): Promise<void> {
  await tx.db
    .update(newsletterSubscriptions)
    .set({ ...change, state: "confirmed", confirmedAt: tx.now, endedAt: null })
    .where(eq(newsletterSubscriptions.id, subscriptionId));
  await liftEnding(tx, subscriptionId);
  const { privacy: documentVersion } = await currentLegalVersions(tx.db, tx.now);
  await recordConsent(tx, { type: "subscription", id: subscriptionId }, [
    { purpose: "marketing", document: "privacy", documentVersion, wording },
  ]);
}

/** Whoever confirms from the mailbox wants mails again; a bounce or a complaint stays. */
async function liftEnding(tx: Ctx, subscriptionId: string): Promise<void> {
  const [found] = await tx.db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, subscriptionId));
  if (!found) return;
  await liftUnsubscribed(tx, found.email);
  // They agreed to the newsletter with all that is in it.
  await tx.db.delete(refusedTopics).where(eq(refusedTopics.email, found.email));
}
