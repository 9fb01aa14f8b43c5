import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { suppressedAmong } from "#app/platform/mail/suppressions.server.ts";
import { newsletterSubscriptions } from "../tables.server.ts";

/**
 * Subscribes addresses (in lowercase) whose people agreed in the former shop; the wording says
 * where. An address that was ever subscribed here, or gets no offers, stays as it is. Returns the
 * subscribed addresses. Call inside a transaction.
 */
export async function importSubscriptions(
  tx: Ctx,
  emails: readonly string[],
  wording: string,
): Promise<Set<string>> {
  const suppressed = await suppressedAmong(tx, emails, "marketing");
  const wanted = emails.filter((email) => !suppressed.has(email));
  if (wanted.length === 0) return new Set();
  const written = await tx.db
    .insert(newsletterSubscriptions)
    .values(
      wanted.map((email) => ({
        id: tx.ids.newId(),
        email,
        state: "confirmed" as const,
        source: "import" as const,
        stopToken: tx.ids.newToken(),
        askedAt: tx.now,
        confirmedAt: tx.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: newsletterSubscriptions.id, email: newsletterSubscriptions.email });
  const { privacy: documentVersion } = await currentLegalVersions(tx.db, tx.now);
  const given = { purpose: "marketing", document: "privacy", documentVersion, wording } as const;
  for (const { id } of written) {
    // oxlint-disable-next-line no-await-in-loop
    await recordConsent(tx, { type: "subscription", id }, [given]);
  }
  return new Set(written.map(({ email }) => email));
}
