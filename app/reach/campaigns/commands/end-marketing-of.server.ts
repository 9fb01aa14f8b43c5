import { and, eq, sql } from "drizzle-orm";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";
import { newsletterSubscriptions } from "../tables.server.ts";
import { stopNewsletter } from "./stop-newsletter.server.ts";

/**
 * Ends all news and offers to a mailbox (in lowercase): its subscription, its account's consent,
 * and any other way to reach it. Call it inside the caller's transaction. The caller has the proof.
 */
export async function endMarketingOf(tx: Ctx, email: string): Promise<void> {
  const [subscription] = await tx.db
    .select({ stopToken: newsletterSubscriptions.stopToken })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  if (subscription?.stopToken) await stopNewsletter(tx, subscription.stopToken);
  await endConsentOfAccount(tx, email);
  await suppress(tx, { address: email, reason: "unsubscribed" });
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
