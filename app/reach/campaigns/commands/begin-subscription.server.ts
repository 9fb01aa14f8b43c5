import { eq } from "drizzle-orm";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { liftUnsubscribed } from "#app/platform/mail/suppressions.server.ts";
import type { Source } from "../rules/subscription-terms.ts";
import { newsletterSubscriptions, refusedTopics } from "../tables.server.ts";

declare module "#app/running/consent/tables.server.ts" {
  interface ConsentSubjects {
    /** A newsletter subscription knows only the mailbox. */
    subscription: true;
  }
}

type SubscriptionStart = {
  /** The wording that the person agreed to. */
  wording: string;
  change?: { source: Source; stopToken: string };
};

/** Writes the state and its consent together. The caller's transaction holds the row. */
export async function beginSubscription(
  tx: Ctx,
  subscriptionId: string,
  { wording, change }: SubscriptionStart,
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

/** A person who confirms wants mails again. Suppressions for a bounce or complaint stay. */
async function liftEnding(tx: Ctx, subscriptionId: string): Promise<void> {
  const [found] = await tx.db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, subscriptionId));
  if (!found) return;
  await liftUnsubscribed(tx, found.email);
  // They agreed to the whole newsletter, so earlier refusals of topics no longer apply.
  await tx.db.delete(refusedTopics).where(eq(refusedTopics.email, found.email));
}
