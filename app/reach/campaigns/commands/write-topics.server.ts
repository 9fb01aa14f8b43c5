import { and, eq, inArray, sql } from "drizzle-orm";
import {
  recordConsent,
  type ConsentSubject,
} from "#app/running/consent/commands/record-consent.server.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { topicsOf } from "../queries/topics.server.ts";
import { TOPICS, type Topic } from "../rules/topics.ts";
import { newsletterSubscriptions, refusedTopics } from "../tables.server.ts";
import { topicMessages as say } from "../texts/shopper-topics.ts";

/**
 * Sets the topics that a mailbox gets news about; at least one. The earlier consent is ended, and a
 * new one that names the choice replaces it. Call it inside a transaction, for a person who gets
 * news.
 */
export async function writeTopics(
  tx: Ctx,
  { email, chosen }: { email: string; chosen: readonly Topic[] },
): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 8))`);
  const before = await topicsOf(tx.db, email);
  if (before.every(({ topic, isChosen }) => isChosen === chosen.includes(topic))) return;
  const refused = TOPICS.filter((topic) => !chosen.includes(topic));
  const wanted = and(eq(refusedTopics.email, email), inArray(refusedTopics.topic, [...chosen]));
  await tx.db.delete(refusedTopics).where(wanted);
  if (refused.length > 0) {
    await tx.db
      .insert(refusedTopics)
      .values(refused.map((topic) => ({ email, topic, createdAt: tx.now })))
      .onConflictDoNothing();
  }
  const { privacy: documentVersion } = await currentLegalVersions(tx.db, tx.now);
  const labels = TOPICS.filter((topic) => chosen.includes(topic)).map((topic) => say.topics[topic]);
  const given = {
    purpose: "marketing",
    document: "privacy",
    documentVersion,
    wording: say.wording(labels),
  } as const;
  for (const subject of await subjectsOf(tx, email)) {
    await withdrawConsent(tx, subject, "marketing");
    await recordConsent(tx, subject, [given]);
  }
}

/** The mailbox may get news by its subscription, its account, or both. */
async function subjectsOf({ db }: Ctx, email: string): Promise<ConsentSubject[]> {
  const { id, state } = newsletterSubscriptions;
  const subscriptions = await db
    .select({ id })
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.email, email), eq(state, "confirmed")))
    .for("update");
  const accounts = await db
    .select({ id: customers.userId })
    .from(customers)
    .where(and(sql`lower(${customers.email}) = ${email}`, eq(customers.marketingConsent, true)))
    .for("update");
  return [
    ...subscriptions.map((one) => ({ type: "subscription" as const, id: one.id })),
    ...accounts.flatMap((one) => (one.id === null ? [] : [{ type: "user" as const, id: one.id }])),
  ];
}
